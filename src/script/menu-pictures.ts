import { nearest } from "./dom.ts";

/** Milliseconds after which a picture covers the previous one. */
const fade = 400;

/**
 * Draws a panel's picture, or that of a link in it, over the previous one. `data-pictures` holds the address of the
 * panel's own picture, `data-picture` that of a link.
 * @param area the button and its panel, or the page header
 * @param target what is under the pointer or has the focus
 */
export function drawPicture(area: Element, target: EventTarget | null): void {
  const stage = area.querySelector<HTMLElement>("[data-pictures]");
  if (!stage) return;
  const link = nearest(target, "[data-picture]");
  const { pictures, shown, drawing = "" } = stage.dataset;
  const address = link?.dataset["picture"] ?? shown ?? pictures ?? "";
  if (address === shown) return;
  stage.dataset["shown"] = address;
  // Fetched first, so that the previous picture stays until the next one is there.
  fetch(address).then(
    ({ ok }) => {
      const next = stage.lastElementChild?.cloneNode(true);
      if (!ok || stage.dataset["shown"] !== address || !(next instanceof Element)) return;
      next.querySelector("use")?.setAttribute("href", `${address}#${drawing}`);
      stage.append(next);
      setTimeout(() => stage.firstElementChild?.remove(), fade);
    },
    () => {
      // The next opening tries again, unless another picture was asked for since.
      if (stage.dataset["shown"] === address) delete stage.dataset["shown"];
    },
  );
}
