/** The phrases of a question while it is read. Whatever understands one takes it. */
import { type Meaning, type RoleId, roles, type TopicId } from "../vocabulary.ts";
import type { Chunk } from "../words/chunks.ts";

export interface Piece {
  readonly at: number;
  readonly chunk: Chunk;
  /** Something has understood it. */
  taken: boolean;
  /** What it was taken for, shown to the visitor; empty if there is nothing to show. */
  note: string;
}

export type Pieces = readonly Piece[];

export const piecesOf = (chunks: readonly Chunk[]): Piece[] =>
  chunks.map((chunk, at) => ({ at, chunk, taken: false, note: "" }));

export function take(piece: Piece, note = ""): void {
  piece.taken = true;
  if (note !== "") piece.note = note;
}

type Of<K extends Meaning["kind"]> = Extract<Meaning, { readonly kind: K }>;

/** All meanings of one kind that a piece can have. */
export const meaningsOf = <K extends Meaning["kind"]>(piece: Piece | undefined, kind: K): Of<K>[] =>
  (piece?.chunk.meanings ?? []).filter((meaning): meaning is Of<K> => meaning.kind === kind);

export const hasRole = (piece: Piece | undefined, ...ids: readonly RoleId[]): boolean =>
  meaningsOf(piece, "role").some(({ id }) => ids.includes(id));

type Role = (typeof roles)[RoleId];
/** What the roles of a piece say under a key, such as the direction that it ranks in. */
export const roleOf = <K extends keyof Role>(
  piece: Piece | undefined,
  key: K,
): Role[K] | undefined =>
  meaningsOf(piece, "role")
    .map(({ id }) => roles[id][key])
    .find((said) => said !== undefined);

export const hasTopic = (piece: Piece | undefined, ...ids: readonly TopicId[]): boolean =>
  meaningsOf(piece, "topic").some(({ id }) => ids.includes(id));

export const hasKind = (piece: Piece | undefined, ...kinds: readonly Meaning["kind"][]): boolean =>
  (piece?.chunk.meanings ?? []).some(({ kind }) => kinds.includes(kind));

/** "Customers", "people", but not the first word of "customer orders". */
export const isPeople = (piece: Piece | undefined): boolean =>
  hasTopic(piece, "customer") &&
  !/^(?:customer|client|shopper|user|person)$/.test(piece?.chunk.tokens.at(-1)?.full ?? "");

/** Words that only connect others, and may appear anywhere. */
const loose: readonly RoleId[] = ["those", "ever", "only", "then", "distinct"];
/** “From” opens a range if a number follows; otherwise it means nothing. */
const isFrom = ({ chunk }: Piece, id: RoleId): boolean =>
  id === "between" && chunk.text.toLowerCase() === "from";

export const isFiller = (piece: Piece | undefined): boolean =>
  piece !== undefined &&
  piece.chunk.period === null &&
  piece.chunk.number === null &&
  piece.chunk.meanings.every(
    (meaning) =>
      meaning.kind === "filler" ||
      (meaning.kind === "role" && (loose.includes(meaning.id) || isFrom(piece, meaning.id))),
  );

/** The next piece in a direction that has a meaning. */
export function neighbor(pieces: Pieces, at: number, step: 1 | -1): Piece | undefined {
  let place = at + step;
  while (isFiller(pieces[place])) place += step;
  return pieces[place];
}

export const withRole = (pieces: Pieces, ...ids: readonly RoleId[]): Piece[] =>
  pieces.filter((piece) => hasRole(piece, ...ids));

export const anyRole = (pieces: Pieces, ...ids: readonly RoleId[]): boolean =>
  pieces.some((piece) => hasRole(piece, ...ids));

export const anyText = (pieces: Pieces, pattern: RegExp): boolean =>
  pieces.some(({ chunk }) => pattern.test(chunk.text));

/** Whether its noun was typed in the plural: "reason for failed payments" is singular. */
export const isPlural = (piece: Piece | undefined): boolean => {
  const tokens = piece?.chunk.tokens ?? [];
  const end = tokens.findIndex(({ full }, at) => at > 0 && /^(?:of|for)$/.test(full));
  return tokens
    .slice(0, end < 0 ? undefined : end)
    .some(
      ({ full, word, corrected, text }) =>
        (full.endsWith("s") && full !== word) || (corrected && /[^s]s$/i.test(text)),
    );
};
