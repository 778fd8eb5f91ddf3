/** Reads what a test asks of an MP4 file: its boxes (ISO/IEC 14496-12), length and tracks. */

interface Box {
  readonly type: string;
  /** Bytes from the file's beginning: of the box, and of what is in it. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The boxes that lie side by side in a part of the file. Throws where one reaches beyond it. */
function boxesIn(file: Buffer, from: number, to: number): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    const short = file.readUInt32BE(at);
    const isLong = short === 1;
    const size = isLong ? Number(file.readBigUInt64BE(at + 8)) : short;
    if (size < 8 || at + size > to) throw new Error(`a box at byte ${String(at)} is broken`);
    const type = file.toString("latin1", at + 4, at + 8);
    boxes.push({ type, at, from: at + (isLong ? 16 : 8), to: at + size });
    at += size;
  }
  return boxes;
}

function child(file: Buffer, parent: Box, type: string): Box {
  const found = boxesIn(file, parent.from, parent.to).find((box) => box.type === type);
  if (found === undefined) throw new Error(`${parent.type} has no ${type}`);
  return found;
}

export interface Mp4 {
  /** The outer boxes, in their order. */
  readonly order: readonly string[];
  readonly seconds: number;
  /** What each track is: "vide", "soun". */
  readonly tracks: readonly string[];
  /** Pixels of the first track. */
  readonly width: number;
  readonly height: number;
}

export function readMp4(file: Buffer): Mp4 {
  const outer = boxesIn(file, 0, file.length);
  const moov = outer.find(({ type }) => type === "moov");
  if (moov === undefined) throw new Error("the file has no moov");
  const head = child(file, moov, "mvhd").from;
  // In its second version times have eight bytes.
  const wide = file.readUInt8(head) === 1;
  const timescale = file.readUInt32BE(head + (wide ? 20 : 12));
  const duration = wide ? Number(file.readBigUInt64BE(head + 24)) : file.readUInt32BE(head + 16);
  const traks = boxesIn(file, moov.from, moov.to).filter(({ type }) => type === "trak");
  const tracks = traks.map((trak) => {
    const { from } = child(file, child(file, trak, "mdia"), "hdlr");
    return file.toString("latin1", from + 8, from + 12);
  });
  const [first] = traks;
  if (first === undefined) throw new Error("the file has no track");
  // Width and height end the track's head, as numbers with sixteen bits behind the point.
  const { to } = child(file, first, "tkhd");
  const [width, height] = [file.readUInt32BE(to - 8) / 65_536, file.readUInt32BE(to - 4) / 65_536];
  return {
    order: outer.map(({ type }) => type),
    seconds: duration / timescale,
    tracks,
    width,
    height,
  };
}
