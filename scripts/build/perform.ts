/** Performs the moves of the film in a real browser. The recording and a test both use it. */
import type { Locator, Page } from "playwright-core";
import { type Move, view } from "./storyboard.ts";

/** Waits for fonts and for finite animations, but not for long. */
export async function settle(page: Page): Promise<void> {
  const isStill = () =>
    document.fonts.status === "loaded" &&
    document.getAnimations().every(({ playState, effect }) => {
      const isEndless = !Number.isFinite(effect?.getComputedTiming().endTime);
      return isEndless || playState !== "running";
    });
  await page.waitForFunction(isStill, undefined, { timeout: 1500 }).catch(() => undefined);
}

/** @returns the last match, which in a conversation is the newest */
async function find(page: Page, selector: string): Promise<Locator> {
  const place = page.locator(selector).last();
  await place.waitFor({ timeout: 60_000 });
  return place;
}

async function scrollTo(place: Locator, isRecorded: boolean): Promise<void> {
  const behavior: ScrollBehavior = isRecorded ? "smooth" : "instant";
  const options: ScrollIntoViewOptions = { behavior, block: "start" };
  await place.evaluate((element, how) => element.scrollIntoView(how), options);
  if (isRecorded) await place.page().waitForTimeout(900);
}

/** Points to the right of the middle, so that the words stay readable. */
async function point(place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error("what is pointed at is not visible");
  // A drawing is often higher than the view, and its middle outside.
  const top = Math.max(box.y, 0);
  const bottom = Math.min(box.y + box.height, view.height);
  const left = Math.max(box.x, 0);
  const right = Math.min(box.x + box.width, view.width);
  if (top >= bottom || left >= right) throw new Error("what is pointed at is outside the view");
  const position = { x: (left + right * 3) / 4 - box.x, y: (top + bottom) / 2 - box.y };
  await place.hover({ position, force: true });
}

async function drop(place: Locator, file: { name: string; text: string }): Promise<void> {
  await place.hover();
  await place.evaluate((element, { name, text }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name, { type: "text/csv" }));
    for (const type of ["dragenter", "dragover", "drop"])
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, file);
}

/**
 * @param isRecorded then typing, scrolling and holding take time
 * @throws Error when a place cannot be used
 */
export async function perform(page: Page, move: Move, isRecorded: boolean): Promise<void> {
  if (move.open !== undefined) await page.goto(move.open, { waitUntil: "networkidle" });
  else if (move.show !== undefined) await scrollTo(await find(page, move.show), isRecorded);
  else if (move.point !== undefined) await point(await find(page, move.point));
  else if (move.click !== undefined) await (await find(page, move.click)).click();
  else if (move.type !== undefined)
    await page.keyboard.type(move.type, { delay: isRecorded ? 80 : 0 });
  else if (move.paste !== undefined) await page.keyboard.insertText(move.paste);
  else if (move.press !== undefined) await page.keyboard.press(move.press);
  else if (move.choose !== undefined)
    await (await find(page, move.choose.in)).selectOption({ label: move.choose.option });
  else if (move.drop !== undefined) await drop(await find(page, move.drop.on), move.drop);
  else if (move.wait !== undefined) await find(page, move.wait);
  else if (move.hold !== undefined && isRecorded) await page.waitForTimeout(move.hold * 1000);
  // The closing title is not on the page: the recorder shows it.
  await settle(page);
}
