/** Codes the recorded pictures as one small file that every current browser plays. */
import { Refusal } from "../lib/cli.ts";
import { run } from "../lib/program.ts";
import { rate } from "./measures.ts";

export interface Coding {
  /** The list of pictures that the reel ended with. */
  readonly list: string;
  /** Where the film is to lie. */
  readonly file: string;
  /** All of it. */
  readonly frames: number;
  /** Seconds at which a chapter begins: a whole picture stands there. Each costs 60 KB, so not at every sentence. */
  readonly keys: readonly number[];
  /** Who made it of what, kept in the file. */
  readonly comment: string;
}

/** Smaller is finer and heavier. Letters on paper show no difference to 20 at the size of the player. */
const coarseness = 24;

/**
 * H.264 in MP4: of what all browsers play the one that hardware decodes everywhere. Colors are marked as what they
 * are (BT.709), so that paper is the same paper as on the page; the index stands first, so that it plays while it
 * comes; no sound.
 */
export function codingArgs({ list, file, frames, keys, comment }: Coding): readonly string[] {
  const color = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709"];
  return [
    ...["-hide_banner", "-loglevel", "error", "-y", "-f", "concat", "-safe", "0", "-i", list],
    ...["-vf", `fps=${String(rate)},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`],
    ...["-frames:v", String(frames), "-an", "-c:v", "libx264", "-preset", "slow"],
    ...["-crf", String(coarseness), "-tune", "animation", "-profile:v", "high", "-threads", "1"],
    ...["-g", String(rate * 30), "-force_key_frames", keys.map((key) => key.toFixed(3)).join(",")],
    ...[...color, "-color_range", "tv", "-map_metadata", "-1", "-fflags", "+bitexact"],
    ...["-metadata", `comment=${comment}`, "-movflags", "+faststart", file],
  ];
}

/** @throws Refusal with what ffmpeg said, when it fails */
export async function encode(ffmpeg: string, coding: Coding): Promise<void> {
  const { ok, output } = await run(ffmpeg, codingArgs(coding));
  if (!ok) throw new Refusal(`The film could not be coded: ${output.trim()}`);
}
