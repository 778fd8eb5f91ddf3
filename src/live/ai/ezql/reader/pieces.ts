/** The phrases of a question while it is read: each is taken by what understands it. */
import type { Meaning, RoleId, TopicId } from "../vocabulary.ts";
import type { Chunk } from "../words/chunks.ts";

export interface Piece {
  readonly at: number;
  readonly chunk: Chunk;
  /** Someone has understood it. */
  taken: boolean;
  /** What it was taken for, for the visitor; empty where there is nothing to say. */
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

/** All that a piece can mean of one kind. */
export const meaningsOf = <K extends Meaning["kind"]>(piece: Piece | undefined, kind: K): Of<K>[] =>
  (piece?.chunk.meanings ?? []).filter((meaning): meaning is Of<K> => meaning.kind === kind);

export const hasRole = (piece: Piece | undefined, ...ids: readonly RoleId[]): boolean =>
  meaningsOf(piece, "role").some(({ id }) => ids.includes(id));

export const hasTopic = (piece: Piece | undefined, ...ids: readonly TopicId[]): boolean =>
  meaningsOf(piece, "topic").some(({ id }) => ids.includes(id));

export const hasKind = (piece: Piece | undefined, ...kinds: readonly Meaning["kind"][]): boolean =>
  (piece?.chunk.meanings ?? []).some(({ kind }) => kinds.includes(kind));

/** Words that only hold others together, and may stand anywhere. */
const loose: readonly RoleId[] = ["those", "ever", "only", "then", "distinct"];
/** “From” opens a range where a number follows; else it says nothing. */
const isFrom = ({ chunk }: Piece, id: RoleId): boolean =>
  id === "between" && chunk.text.toLowerCase() === "from";

export const isFiller = (piece: Piece | undefined): boolean =>
  piece !== undefined &&
  piece.chunk.period === null &&
  piece.chunk.number === null &&
  piece.chunk.place === null &&
  piece.chunk.meanings.every(
    (meaning) =>
      meaning.kind === "filler" ||
      (meaning.kind === "role" && (loose.includes(meaning.id) || isFrom(piece, meaning.id))),
  );

/** The next piece in a direction that says something. */
export function neighbour(pieces: Pieces, at: number, step: 1 | -1): Piece | undefined {
  let place = at + step;
  while (isFiller(pieces[place])) place += step;
  return pieces[place];
}

export const withRole = (pieces: Pieces, ...ids: readonly RoleId[]): Piece[] =>
  pieces.filter((piece) => hasRole(piece, ...ids));

export const anyRole = (pieces: Pieces, ...ids: readonly RoleId[]): boolean =>
  pieces.some((piece) => hasRole(piece, ...ids));

/** Whether its noun is in the plural, as it was typed: "reason for failed payments" is not. */
export const isPlural = (piece: Piece | undefined): boolean => {
  const tokens = piece?.chunk.tokens ?? [];
  const end = tokens.findIndex(({ full }, at) => at > 0 && /^(?:of|for)$/.test(full));
  return tokens
    .slice(0, end < 0 ? undefined : end)
    .some(
      ({ full, word, mended, text }) =>
        (full.endsWith("s") && full !== word) || (mended && /[^s]s$/i.test(text)),
    );
};
