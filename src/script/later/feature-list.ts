/**
 * The platform's list of features (docs/specification.md, 4): hovering chooses on wide windows, scrolling on
 * narrow ones; the picture's panel comes with the section and, on wide windows, goes with it. Choosing by
 * keyboard and tap is native (radio buttons), and neither pointer nor scroll takes such a choice away.
 */
import { nearest } from "#script/nearest.ts";
import { type Picture, picturePanel } from "./feature-picture.ts";

/** Narrow: 768 pixels and less (specification, 9). */
const narrow = "(max-width: 48rem)";
/** Of the window's height, where a name that scrolls by is chosen: a band below the picture. */
const band = "-56% 0px -38%";
/** So long, in milliseconds, the pointer rests on a name before it is chosen: on its way to the picture it passes others. */
const dwell = 100;
/** So far, in CSS pixels, a tapped choice holds while the page is scrolled. */
const hold = 150;

function watch(section: HTMLElement, show: (picture: Picture) => void): void {
  const names = [...section.querySelectorAll<HTMLElement>("[data-picture]")];
  const radioOf = (name: HTMLElement) => name.querySelector<HTMLInputElement>("input");
  const small = matchMedia(narrow);
  let seen = false;
  let tappedAt: number | null = null;
  let resting = 0;

  const update = () => {
    const name = names.find((each) => radioOf(each)?.checked);
    const { picture: address, alt } = name?.dataset ?? {};
    if (seen && address !== undefined && alt !== undefined) show({ address, alt });
  };
  const choose = (name: HTMLElement) => {
    // The keyboard's choice is the keyboard's to change.
    if (section.querySelector(":focus-visible")) return;
    const radio = radioOf(name);
    if (radio) radio.checked = true;
    update();
  };

  section.addEventListener("change", ({ target }) => {
    tappedAt = scrollY;
    nearest(target, "[data-picture]")?.scrollIntoView({ block: "nearest" });
    update();
  });
  document.addEventListener(
    "scroll",
    () => {
      if (tappedAt !== null && Math.abs(scrollY - tappedAt) > hold) tappedAt = null;
    },
    { passive: true },
  );
  section.addEventListener("pointerover", ({ target, pointerType }) => {
    clearTimeout(resting);
    const name = nearest(target, "[data-picture]");
    if (name && pointerType === "mouse" && !small.matches) {
      resting = window.setTimeout(choose, dwell, name);
    }
  });
  const passing = new IntersectionObserver(
    (entries) => {
      const entry = entries.findLast(({ isIntersecting }) => isIntersecting);
      if (entry?.target instanceof HTMLElement && small.matches && tappedAt === null) {
        choose(entry.target);
      }
    },
    { rootMargin: band },
  );
  for (const name of names) passing.observe(name);

  new IntersectionObserver(([entry]) => {
    if (!entry) return;
    seen ||= entry.isIntersecting;
    if (entry.isIntersecting || !small.matches) {
      section.toggleAttribute("data-in-view", entry.isIntersecting);
    }
    update();
  }).observe(section);
}

export function featureList(): void {
  const section = document.querySelector<HTMLElement>("[data-features]");
  const media = section?.querySelector<HTMLElement>("[data-feature-media]");
  const use = media?.querySelector("use");
  const drawing = use?.ownerSVGElement?.dataset["drawing"];
  if (section && media && use && drawing) watch(section, picturePanel(media, use, drawing));
}
