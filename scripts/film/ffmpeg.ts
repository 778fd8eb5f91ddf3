/** Finds the program that codes the film. It is not fetched: only who records the film again needs it. */
import { env } from "node:process";
import { Refusal } from "../lib/cli.ts";
import { run } from "../lib/program.ts";

const remedy =
  "install it (on Debian: sudo apt-get install ffmpeg; on a Mac: brew install ffmpeg) or name one with FFMPEG=/path/to/it";

/**
 * @returns the name or path of an ffmpeg that writes H.264
 * @throws Refusal in one sentence, with the remedy
 */
export async function findFfmpeg(): Promise<string> {
  const program = env["FFMPEG"] || "ffmpeg";
  const { ok, output } = await run(program, ["-hide_banner", "-encoders"], { timeout: 30_000 });
  if (!ok) throw new Refusal(`The film takes ffmpeg, and "${program}" does not start; ${remedy}.`);
  if (!/\blibx264\b/.test(output))
    throw new Refusal(`"${program}" cannot write H.264 (it lacks libx264); ${remedy}.`);
  return program;
}
