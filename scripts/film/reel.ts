/**
 * The film as it is recorded: its different pictures as files without loss, and how long each stands. What stands
 * still is one file, however long; so it is coded again, with other settings, without a second recording.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rate } from "./measures.ts";
import { pngOf, type Raster } from "./raster.ts";

export class Reel {
  /** Where the pictures lie. */
  readonly folder: string;
  readonly #entries: { readonly file: string; frames: number }[] = [];
  #last: Raster | undefined;
  #length = 0;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** @param folder is emptied */
  static async begin(folder: string): Promise<Reel> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    return new Reel(folder);
  }

  /** Frames until now. */
  get length(): number {
    return this.#length;
  }

  /** The file of the last picture. */
  get lastFile(): string {
    return join(this.folder, this.#entries.at(-1)?.file ?? "");
  }

  /** Lets a picture stand for some frames; none changes nothing. */
  async add(picture: Raster, frames: number): Promise<void> {
    if (frames <= 0) return;
    this.#length += frames;
    const before = this.#entries.at(-1);
    if (before !== undefined && this.#last?.data.equals(picture.data) === true) {
      before.frames += frames;
      return;
    }
    const file = `${String(this.#entries.length).padStart(5, "0")}.png`;
    await writeFile(join(this.folder, file), await pngOf(picture));
    this.#entries.push({ file, frames });
    this.#last = picture;
  }

  /** Writes the list that ffmpeg reads; returns where it lies. */
  async end(): Promise<string> {
    const lines = this.#entries.map(
      ({ file, frames }) => `file '${file}'\nduration ${(frames / rate).toFixed(6)}`,
    );
    const last = this.#entries.at(-1)?.file ?? "";
    const list = join(this.folder, "pictures.txt");
    // The last one is named again: its duration counts only up to the next.
    await writeFile(list, `ffconcat version 1.0\n${lines.join("\n")}\nfile '${last}'\n`);
    return list;
  }
}
