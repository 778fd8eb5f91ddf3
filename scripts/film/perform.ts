/** Makes the moves of the film in a real browser, and lets a camera look on. */
import type { Locator, Page } from "playwright-core";
import type { Camera, Point } from "./camera.ts";
import { withFonts } from "./fonts.ts";
import { frames, rate, view } from "./measures.ts";
import type { Move } from "./moves.ts";

/** What is pointed at stays to be read: the pointer goes to its right lower part. */
const beside = 0.85;
/** What is asked of a page may take this long on a machine that does other things as well; milliseconds. */
const patience = 60_000;
/** CSS pixels that are whole pixels of the film: letters keep their edges while the page scrolls. */
const wholePixels = 4;
/** CSS pixels that are left above what is scrolled to: on a page its header stays there. */
const above = { page: 84, frame: 16 } as const;

/** Waits until the page rests: fonts are there, what moves of itself has arrived, two frames are painted. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    await painted();
    const ends = document
      .getAnimations()
      .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime))
      .map((each) => each.finished);
    await Promise.race([
      Promise.allSettled(ends),
      new Promise((resolve) => setTimeout(resolve, 1500)),
    ]);
    await painted();
    await painted();
  });
}

async function found(page: Page, selector: string): Promise<Locator> {
  // The last one: what is newest stands at the end.
  const place = page.locator(selector).last();
  await place.waitFor({ timeout: patience });
  return place;
}

/**
 * Where a place is pressed or pointed at. Throws where none of it is in the view.
 *
 * @param share of its width and height, from its left upper corner
 */
async function within(page: Page, selector: string, share = 0.5): Promise<Point> {
  const box = await (await found(page, selector)).boundingBox();
  const left = Math.max(box?.x ?? 0, 0);
  const right = Math.min((box?.x ?? 0) + (box?.width ?? 0), view.width);
  const top = Math.max(box?.y ?? 0, 0);
  const bottom = Math.min((box?.y ?? 0) + (box?.height ?? 0), view.height);
  if (box === null || left >= right || top >= bottom)
    throw new Error(`${selector} is out of the picture`);
  return { x: left + (right - left) * share, y: top + (bottom - top) * share };
}

async function point(page: Page, camera: Camera, selector: string, share?: number): Promise<void> {
  const to = await within(page, selector, share);
  await camera.glide(to);
  await page.mouse.move(to.x, to.y);
  await settle(page);
}

/** Scrolls what holds the place, be it a frame of the page or the page itself, until the place is at its top. */
async function scroll(page: Page, camera: Camera, selector: string): Promise<void> {
  const place = await found(page, selector);
  const holder = await place.evaluateHandle((element) => {
    for (let each = element.parentElement; each !== null; each = each.parentElement) {
      const scrolls = /auto|scroll/.test(getComputedStyle(each).overflowY);
      if (scrolls && each.scrollHeight > each.clientHeight) return each;
    }
    return document.documentElement;
  });
  const [from, to] = await place.evaluate(
    (element, { within, room }) => {
      const isPage = within === document.documentElement;
      const edge = isPage ? 0 : within.getBoundingClientRect().top;
      const most = within.scrollHeight - within.clientHeight;
      const left = isPage ? room.page : room.frame;
      const wanted = within.scrollTop + element.getBoundingClientRect().top - edge - left;
      return [within.scrollTop, Math.max(0, Math.min(most, wanted))] as const;
    },
    { within: holder, room: above },
  );
  const goal = Math.floor(to / wholePixels) * wholePixels;
  const steps = camera.sees ? frames.scroll : 1;
  for (let i = 1; i <= steps; i += 1) {
    const eased = (1 - Math.cos((Math.PI * i) / steps)) / 2;
    const top = Math.round((from + (goal - from) * eased) / wholePixels) * wholePixels;
    await holder.evaluate((within, y) => within.scrollTo({ top: y, behavior: "instant" }), top);
    await camera.look(1);
  }
  await settle(page);
}

/** Tells a part of the page of a file that is held over it, or let go. */
async function tellOfFile(
  place: Locator,
  types: readonly string[],
  { name, text }: { name: string; text: string },
): Promise<void> {
  await place.evaluate(
    (element, file) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([file.text], file.name, { type: "text/csv" }));
      for (const type of file.types)
        element.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
        );
    },
    { name, text, types },
  );
}

async function drop(page: Page, camera: Camera, file: NonNullable<Move["drop"]>): Promise<void> {
  const place = await found(page, file.on);
  const to = await within(page, file.on, 0.62);
  camera.carry(file.name);
  await camera.glide(to);
  await tellOfFile(place, ["dragenter", "dragover"], file);
  await settle(page);
  await camera.look(frames.drop - frames.glide);
  camera.carry(undefined);
  await tellOfFile(place, ["drop"], file);
  await settle(page);
}

async function click(page: Page, camera: Camera, selector: string): Promise<void> {
  await point(page, camera, selector);
  await camera.press();
  await page.mouse.down();
  await page.mouse.up();
  await settle(page);
}

/**
 * Makes one move. What the page shows on its way to what is waited for takes no time, and so is in no picture.
 *
 * @throws Error that names the place, where it is not there or cannot be seen
 */
export async function perform(page: Page, camera: Camera, move: Move): Promise<void> {
  if (move.open !== undefined) {
    await page.goto(move.open, { waitUntil: "networkidle" });
    if (camera.sees) await withFonts(page);
    await settle(page);
    await camera.fade();
  } else if (move.show !== undefined) await scroll(page, camera, move.show);
  else if (move.point !== undefined) await point(page, camera, move.point, beside);
  else if (move.click !== undefined) await click(page, camera, move.click);
  else if (move.follow !== undefined) {
    await point(page, camera, move.follow.link);
    await camera.press();
    const address = page.url();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL((url) => url.href !== address, { waitUntil: "networkidle" });
    if (camera.sees) await withFonts(page);
    await found(page, move.follow.until);
    await settle(page);
    return;
  } else if (move.type !== undefined) {
    for (const character of move.type) {
      await page.keyboard.type(character);
      await camera.look(frames.character);
    }
  } else if (move.paste !== undefined) {
    await page.keyboard.insertText(move.paste);
    await settle(page);
  } else if (move.press !== undefined) {
    await page.keyboard.press(move.press);
    await settle(page);
  } else if (move.choose !== undefined) {
    await point(page, camera, move.choose.in);
    await camera.press();
    await (await found(page, move.choose.in)).selectOption({ label: move.choose.option });
    await settle(page);
  } else if (move.drop !== undefined) await drop(page, camera, move.drop);
  else if (move.wait !== undefined) {
    await found(page, move.wait);
    await settle(page);
  } else if (move.away !== undefined) {
    const to = { x: move.away === "left" ? -40 : view.width + 40, y: view.height * 0.7 };
    await camera.glide(to);
    await page.mouse.move(move.away === "left" ? 0 : view.width - 1, to.y);
    await settle(page);
  } else if (move.hold !== undefined) await camera.look(Math.round(move.hold * rate));
  else if (move.end !== undefined) await camera.end(move.end);
  if (move.hold === undefined && move.end === undefined) await camera.look(0);
}
