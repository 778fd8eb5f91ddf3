/** Hands a picture from the writer's disk to the project. */
import { words } from "../../words.ts";
import { ask, NotDone } from "../ask.ts";

/** In base64 it must fit into one question (src/editor/server/guard.ts). */
const largest = 8_000_000;

/**
 * @returns how an article names it: "images/a-cup.jpg"
 * @throws NotDone with a sentence
 */
export async function sendPicture(file: File): Promise<string> {
  if (file.size > largest) throw new NotDone(words.pictureLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  // In pieces: a call takes so many arguments only.
  for (let at = 0; at < bytes.length; at += 30_000)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 30_000)));
  const { src } = await ask("picture", { name: file.name, data: btoa(parts.join("")) });
  return src;
}
