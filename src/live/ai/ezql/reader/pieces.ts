/** The phrases of a question while it is read. A rule that understands a phrase marks it as taken. */
import type { EntityId, FactId, MeasureId } from "../plan.ts";
import { type Meaning, type RoleId, roles, type TopicId, topics } from "../vocabulary.ts";
import type { Chunk } from "../words/chunks.ts";

type Kind = Meaning["kind"];
type Of<K extends Kind> = Extract<Meaning, { readonly kind: K }>;
type Role = (typeof roles)[RoleId];

/** Words that only connect others, and may appear anywhere. */
const loose: readonly RoleId[] = ["those", "ever", "only", "then"];

export class Piece {
  /** Something has understood it. */
  taken = false;
  /** What it was taken for, shown to the visitor; empty if there is nothing to show. */
  note = "";

  private readonly all: readonly Piece[];
  readonly at: number;
  readonly chunk: Chunk;

  constructor(all: readonly Piece[], at: number, chunk: Chunk) {
    this.all = all;
    this.at = at;
    this.chunk = chunk;
  }

  /** False for what is before the first piece or behind the last. */
  get exists(): boolean {
    return this.at >= 0;
  }
  get text(): string {
    return this.chunk.text;
  }
  get left(): Piece {
    return this.all[this.at - 1] ?? noPiece;
  }
  get right(): Piece {
    return (this.exists ? this.all[this.at + 1] : undefined) ?? noPiece;
  }
  /** The one before it that has a meaning. */
  get before(): Piece {
    return this.left.isFiller ? this.left.before : this.left;
  }
  /** The next one that has a meaning. */
  get next(): Piece {
    return this.right.isFiller ? this.right.next : this.right;
  }

  take(note = ""): void {
    if (!this.exists) return;
    this.taken = true;
    if (note !== "") this.note = note;
  }

  /** All its meanings of one kind. */
  meanings<K extends Kind>(kind: K): Of<K>[] {
    return this.chunk.meanings.filter((meaning): meaning is Of<K> => meaning.kind === kind);
  }
  hasKind(...kinds: readonly Kind[]): boolean {
    return this.chunk.meanings.some(({ kind }) => kinds.includes(kind));
  }
  hasRole(...ids: readonly RoleId[]): boolean {
    return this.meanings("role").some(({ id }) => ids.includes(id));
  }
  hasTopic(...ids: readonly TopicId[]): boolean {
    return this.meanings("topic").some(({ id }) => ids.includes(id));
  }
  hasMeasure(id: MeasureId): boolean {
    return this.meanings("measure").some((measure) => measure.id === id);
  }
  hasFact(id: FactId): boolean {
    return this.meanings("fact").some((fact) => fact.id === id);
  }
  /** The rows that a list about it shows. */
  get rows(): EntityId | undefined {
    return this.meanings("topic").flatMap(({ id }) => topics[id].rows ?? [])[0];
  }
  /** What its roles say under a key, such as the direction that it ranks in. */
  roleOf<K extends keyof Role>(key: K): Role[K] | undefined {
    return this.meanings("role")
      .map(({ id }) => roles[id][key])
      .find((said) => said !== undefined);
  }

  get isFiller(): boolean {
    const { meanings, period, number } = this.chunk;
    // "From" opens a range if a number follows; otherwise it means nothing.
    const isFrom = this.text.toLowerCase() === "from";
    return (
      this.exists &&
      period === null &&
      number === null &&
      meanings.every(
        (meaning) =>
          meaning.kind === "filler" ||
          (meaning.kind === "role" &&
            (loose.includes(meaning.id) || (isFrom && meaning.id === "between"))),
      )
    );
  }

  /** Whether it was typed in the plural. */
  get isPlural(): boolean {
    return this.chunk.tokens.some(
      ({ full, word, corrected, text }) =>
        full === "people" ||
        (full.endsWith("s") && full !== word) ||
        (corrected && /[^s]s$/i.test(text)),
    );
  }
}

/** In place of a piece that is not there. */
export const noPiece = new Piece([], -1, {
  text: "",
  tokens: [],
  meanings: [],
  period: null,
  number: null,
  corrected: false,
});

export type Pieces = readonly Piece[];

export function piecesOf(chunks: readonly Chunk[]): Pieces {
  const all: Piece[] = [];
  for (const [at, chunk] of chunks.entries()) all.push(new Piece(all, at, chunk));
  return all;
}

export const findPiece = (pieces: Pieces, is: (piece: Piece) => boolean): Piece =>
  pieces.find(is) ?? noPiece;

export const withRole = (pieces: Pieces, ...ids: readonly RoleId[]): Piece[] =>
  pieces.filter((piece) => piece.hasRole(...ids));

export const anyRole = (pieces: Pieces, ...ids: readonly RoleId[]): boolean =>
  pieces.some((piece) => piece.hasRole(...ids));

export const anyText = (pieces: Pieces, pattern: RegExp): boolean =>
  pieces.some(({ text }) => pattern.test(text));

/** "Customers who …". */
export const opensWithPeople = ([first]: Pieces): boolean =>
  first?.hasTopic("customer") === true && /^(?:with|who|that)$/i.test(first.right.text);
