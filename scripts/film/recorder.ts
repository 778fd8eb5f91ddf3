/** The camera that records: what the page shows, the band below it, the pointer over both, frame by frame. */
import type { Page } from "playwright-core";
import type { Camera, Point } from "./camera.ts";
import { frames, scale, view } from "./measures.ts";
import { type Sprites, wayBetween } from "./pointer.ts";
import { blend, lay, type Raster, rasterOf, type Sprite, stack } from "./raster.ts";
import type { Reel } from "./reel.ts";
import type { Sheets } from "./sheets.ts";

interface Stage {
  readonly page: Page;
  readonly sheets: Sheets;
  readonly sprites: Sprites;
  readonly reel: Reel;
}

export class Recorder implements Camera {
  readonly sees = true;
  readonly #stage: Stage;
  /** Outside of the picture at first. */
  #pointer: Point = { x: view.width + 40, y: view.height * 0.7 };
  #shown: Raster | undefined;
  #band: Raster | undefined;
  #file: string | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** The picture without the pointer. */
  get #still(): Raster {
    if (this.#shown === undefined || this.#band === undefined)
      throw new Error("a chapter begins with its sheet");
    return stack(this.#shown, this.#band);
  }

  async #sprite(): Promise<Sprite> {
    const { arrow, withFile } = this.#stage.sprites;
    return this.#file === undefined ? arrow : withFile(this.#file);
  }

  /** With the pointer, and with what is between it and the page. */
  async #whole(between?: Sprite): Promise<Raster> {
    const at = { x: this.#pointer.x * scale, y: this.#pointer.y * scale };
    const under = between === undefined ? this.#still : lay(this.#still, between, at);
    return lay(under, await this.#sprite(), at);
  }

  async #photograph(): Promise<Raster> {
    return rasterOf(await this.#stage.page.screenshot({ caret: "initial" }));
  }

  /** Fades from what is shown into something else above the band. */
  async #fadeInto(next: Raster, from?: Raster): Promise<void> {
    const before = from ?? (this.#shown === undefined ? next : this.#shown);
    for (let i = 1; i <= frames.fade; i += 1) {
      this.#shown = blend(before, next, i / frames.fade);
      await this.#stage.reel.add(await this.#whole(), 1);
    }
    this.#shown = next;
  }

  /** The sheet of a chapter comes, and stays until the page fades in. The pointer is out of the picture. */
  async chapter(clock: string, title: string, at: number): Promise<void> {
    const sheet = await this.#stage.sheets.chapter(clock, title, at);
    this.#band = await this.#stage.sheets.band(clock);
    this.#pointer = { x: view.width + 40, y: view.height * 0.7 };
    const began = this.#stage.reel.length;
    if (this.#shown === undefined) this.#shown = sheet;
    else await this.#fadeInto(sheet);
    const spent = this.#stage.reel.length - began;
    await this.#stage.reel.add(await this.#whole(), frames.sheet - frames.fade - spent);
  }

  /** Lets the picture stand until a frame of the film. Throws where that is past. */
  async until(frame: number, scene: string): Promise<void> {
    const left = frame - this.#stage.reel.length;
    if (left < 0) throw new Error(`"${scene}" took ${String(-left)} frames more than it has`);
    await this.#stage.reel.add(await this.#whole(), left);
  }

  readonly glide = async (to: Point): Promise<void> => {
    for (const at of wayBetween(this.#pointer, to)) {
      this.#pointer = at;
      await this.#stage.reel.add(await this.#whole(), 1);
    }
    this.#pointer = to;
  };

  readonly press = async (): Promise<void> => {
    for (const ring of this.#stage.sprites.rings)
      await this.#stage.reel.add(await this.#whole(ring), 1);
  };

  readonly look = async (count: number): Promise<void> => {
    this.#shown = await this.#photograph();
    await this.#stage.reel.add(await this.#whole(), count);
  };

  readonly fade = async (): Promise<void> => {
    await this.#fadeInto(await this.#photograph());
  };

  readonly carry = (file: string | undefined): void => {
    this.#file = file;
    // A file is brought from outside.
    if (file !== undefined) this.#pointer = { x: -320, y: view.height * 0.8 };
  };

  readonly end = async (lines: readonly string[]): Promise<void> => {
    this.#pointer = { x: view.width + 40, y: view.height * 0.7 };
    await this.#fadeInto(await this.#stage.sheets.end(lines));
  };
}
