/**
 * The fingerprints of a template's pictures in one small file: a line of JSON, then every plane of every picture,
 * rounded, its low bytes before its high ones; all compressed.
 */
import { brotliCompress, brotliDecompressSync, constants } from "node:zlib";
import { promisify } from "node:util";
import { emptyPrint, type Fingerprint, type Plane, planes } from "./fingerprint.ts";
import type { Look } from "./looks.ts";

export interface Shot {
  readonly look: Look;
  readonly print: Fingerprint;
}

export interface Reference {
  /** The page that stands for the template. */
  readonly path: string;
  readonly shots: readonly Shot[];
}

interface Header {
  readonly version: number;
  readonly path: string;
  readonly shots: readonly {
    readonly look: Look;
    readonly width: number;
    readonly height: number;
  }[];
}

const version = 1;
/** Values are kept to these levels: well below what counts as a difference (compare.ts). */
const steps = { light: 1, across: 1, down: 1, blue: 2, red: 2 } as const;

/** Small numbers of either sign become small ones without: 0, -1, 1, -2 … are 0, 1, 2, 3 … */
const unsigned = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
const signed = (value: number) => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

function pack(print: Fingerprint, name: Plane): Uint8Array {
  const plane = print[name];
  const bytes = new Uint8Array(plane.length * 2);
  plane.forEach((value, i) => {
    const code = unsigned(Math.round(value / steps[name]));
    bytes[i] = code & 0xff;
    bytes[plane.length + i] = code >> 8;
  });
  return bytes;
}

function unpack(bytes: Uint8Array, print: Fingerprint, name: Plane): void {
  const plane = print[name];
  for (let i = 0; i < plane.length; i++) {
    const code = (bytes[i] ?? 0) + ((bytes[plane.length + i] ?? 0) << 8);
    plane[i] = signed(code) * steps[name];
  }
}

export async function encode({ path, shots }: Reference): Promise<Buffer> {
  const header: Header = {
    version,
    path,
    shots: shots.map(({ look, print: { width, height } }) => ({ look, width, height })),
  };
  const packed = planes.flatMap((plane) => shots.map(({ print }) => pack(print, plane)));
  return promisify(brotliCompress)(
    Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...packed]),
    {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
    },
  );
}

/** @throws Error when the file is none of this kind */
export function decode(file: Uint8Array): Reference {
  const bytes = brotliDecompressSync(file);
  const end = bytes.indexOf("\n");
  const header = JSON.parse(bytes.toString("utf8", 0, end)) as Header;
  if (header.version !== version)
    throw new Error(`it has version ${header.version}, not ${version}`);
  const shots = header.shots.map(({ look, width, height }) => ({
    look,
    print: emptyPrint(width, height),
  }));
  let at = end + 1;
  for (const plane of planes) {
    for (const { print } of shots) {
      const length = print[plane].length * 2;
      unpack(bytes.subarray(at, at + length), print, plane);
      at += length;
    }
  }
  if (at !== bytes.length) throw new Error("it is cut short or has too much at its end");
  return { path: header.path, shots };
}
