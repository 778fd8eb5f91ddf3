/** The records of a file, read piece by piece, with time for others in between. */
import { pauses } from "#live/engine/pauses.ts";
import type { CsvReading } from "#live/engine/tables/kinds.ts";
import type { CsvFault } from "./faults.ts";
import { csvParser, type OnRecord } from "./parser.ts";

/** A file. `chunks` may be asked for again, and starts again. */
export interface CsvSource {
  readonly size: number;
  readonly chunks: () => AsyncIterable<Uint8Array>;
}

/** Who looks on while a file is read. */
export interface Watch {
  /** Told the share that is read, 0 to 1. */
  readonly progress?: ((share: number) => void) | undefined;
  /** Ends the reading before the next piece. */
  readonly signal?: AbortSignal | undefined;
}

/** Bytes that are asked of a file at once, and those that are read on at once: some milliseconds of work. */
const sliceSize = 2 ** 20;
const pieceSize = 2 ** 18;

async function* slices(blob: Blob): AsyncIterable<Uint8Array> {
  for (let from = 0; from < blob.size; from += sliceSize) {
    yield new Uint8Array(await blob.slice(from, from + sliceSize).arrayBuffer());
  }
}

/** @param blob a file, which is never read as a whole */
export const blobSource = (blob: Blob): CsvSource => ({
  size: blob.size,
  chunks: () => slices(blob),
});

function* pieces(chunk: Uint8Array): Iterable<Uint8Array> {
  for (let from = 0; from < chunk.length; from += pieceSize) {
    yield chunk.subarray(from, from + pieceSize);
  }
}

const stopped: CsvFault = { kind: "stopped", detail: "", line: 0 };

export const unreadable = (error: unknown): CsvFault => ({
  kind: "unreadable",
  detail: error instanceof Error ? error.message : String(error),
  line: 0,
});

/** Thrown where a piece is not in the encoding that was named. */
export class NotInEncoding extends Error {}

/** A NUL would end the text in SQLite: it becomes U+FFFD, as broken characters do. */
function decode(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    const text = piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    return text.replaceAll("\0", "\ufffd");
  } catch (error) {
    throw new NotInEncoding("The bytes are not in this encoding.", { cause: error });
  }
}

/** @returns the same, without Excel's own first line ("sep=;"), which is no record */
function withoutNamedDelimiter(onRecord: OnRecord): OnRecord {
  return (fields, line) => {
    const isNamed = line === 1 && /^sep=[,;\t|]?$/i.test(fields[0] ?? "");
    if (!isNamed || fields.slice(1).some((text) => text !== "")) onRecord(fields, line);
  };
}

export interface RecordOptions {
  readonly encoding: CsvReading["encoding"];
  readonly delimiter: CsvReading["delimiter"];
  /** Whether bytes that are not in the encoding end the reading; else they become U+FFFD. */
  readonly strict: boolean;
}

/**
 * @param onRecord called for each record; what it throws ends the reading and is passed on
 * @returns why reading ended early, or null
 * @throws NotInEncoding where that is asked for, and what the source throws
 */
export async function readRecords(
  source: CsvSource,
  { encoding, delimiter, strict }: RecordOptions,
  onRecord: OnRecord,
  { progress, signal }: Watch,
): Promise<CsvFault | null> {
  const decoder = new TextDecoder(encoding, { fatal: strict });
  const parser = csvParser(delimiter, withoutNamedDelimiter(onRecord));
  let read = 0;
  const pause = pauses();
  for await (const chunk of source.chunks()) {
    for (const piece of pieces(chunk)) {
      await pause();
      if (signal?.aborted) return stopped;
      const fault = parser.push(decode(decoder, piece));
      if (fault !== null) return fault;
      read += piece.length;
      progress?.(source.size > 0 ? Math.min(1, read / source.size) : 1);
    }
  }
  if (signal?.aborted) return stopped;
  return parser.push(decode(decoder)) ?? parser.end();
}
