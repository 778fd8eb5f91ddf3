/**
 * The web fonts of the first view: there before the first frame, or not for this view. So no text ever moves,
 * and a slow line brings the words first (docs/decisions/0010-fonts-in-time.md).
 */

import { root } from "./root.ts";
import { keep, recall } from "./storage.ts";

/** Says for this tab's session that the files have come once, and so are at hand. */
const key = "fonts";

/** From this round trip on, in milliseconds, fonts would hold the words back. */
const slow = 150;

export function fonts({ connection = {} }: Pick<Navigator, "connection"> = navigator): void {
  let painted = false;
  requestAnimationFrame(() => {
    painted = true;
  });
  // A page that holds further letters says so (src/build/letters.ts), and their files count like the others.
  const load = () =>
    Promise.all(
      ["1em Site Display", "1em Site Text"].map((font) =>
        document.fonts.load(font, root.dataset["letters"]),
      ),
    ).then(
      () => {
        keep("sessionStorage", key, key);
        if (!painted) root.dataset["fonts"] = "";
      },
      // The fall-back faces stay.
      () => undefined,
    );
  // On a slow line only for the next page; to save data not at all.
  if (connection.saveData) return;
  if ((connection.rtt ?? 0) < slow || recall("sessionStorage", key)) void load();
  else addEventListener("load", load);
}
