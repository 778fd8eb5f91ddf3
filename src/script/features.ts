/**
 * Home's list of features (docs/specification.md, 4): hovering chooses on wide windows, scrolling on narrow ones. The
 * picture's panel appears with the section and, on wide windows, disappears with it. The names are radio buttons, so
 * keyboard and tap work by themselves, and neither pointer nor scroll overrides such a choice.
 */
import { nearest, on } from "./dom.ts";

/** 768 pixels or less (specification, 9). */
const narrow = "(max-width: 48rem)";
/** The band of the window, below the picture, in which a name that scrolls by is chosen. */
const band = "-56% 0px -38%";
/** Milliseconds the pointer rests on a name to choose it: on its way to the picture it passes others. */
const dwell = 100;
/** How far the visitor can scroll before a tapped choice ends, in CSS pixels. */
const hold = 150;
/** Milliseconds the previous picture stays while the next one loads. */
const patience = 250;

/**
 * @param media the panel, an image to assistive technology; gets `data-state` pending or failed
 * @param use shows the drawing. @param drawing the drawing's id inside each file
 * @returns shows the picture at an address; the label changes with the drawing, never before
 */
function picturePanel(media: HTMLElement, use: SVGUseElement, drawing: string) {
  let wanted = "";
  const draw = async (address: string, label: string) => {
    const isWanted = () => address === wanted;
    const late = setTimeout(() => {
      if (isWanted()) media.dataset["state"] = "pending";
    }, patience);
    // Fetched first, since <use> does not report a file that fails.
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    clearTimeout(late);
    if (!isWanted()) return;
    if (isThere) {
      use.setAttribute("href", `${address}#${drawing}`);
      media.ariaLabel = label;
      delete media.dataset["state"];
    } else {
      // The next choice tries again.
      wanted = "";
      media.dataset["state"] = "failed";
      media.ariaLabel = media.querySelector("p")?.textContent.trim() ?? "";
    }
  };
  return (address: string, label: string) => {
    if (address === wanted) return;
    wanted = address;
    void draw(address, label);
  };
}

function watch(section: HTMLElement, show: (address: string, label: string) => void): void {
  const names = [...section.querySelectorAll<HTMLElement>("[data-picture]")];
  const radioOf = (name: HTMLElement) => name.querySelector<HTMLInputElement>("input");
  const small = matchMedia(narrow);
  let seen = false;
  let tappedAt: number | null = null;
  let resting = 0;

  const update = () => {
    const { picture, alt } = names.find((each) => radioOf(each)?.checked)?.dataset ?? {};
    if (seen && picture !== undefined && alt !== undefined) show(picture, alt);
  };
  const choose = (name: HTMLElement) => {
    // Only the keyboard changes the keyboard's choice.
    if (section.querySelector(":focus-visible")) return;
    const radio = radioOf(name);
    if (radio) radio.checked = true;
    update();
  };
  section.addEventListener("change", ({ target }) => {
    tappedAt = scrollY;
    nearest(target, "[data-picture]")?.scrollIntoView({ block: "nearest" });
    // Of a chosen group, the first feature.
    const group = target instanceof HTMLInputElement ? target.value : "";
    const first = names.find(({ dataset }) => dataset["group"] === group);
    const radio = first && radioOf(first);
    if (radio) radio.checked = true;
    update();
  });
  on(
    "scroll",
    () => {
      if (tappedAt !== null && Math.abs(scrollY - tappedAt) > hold) tappedAt = null;
    },
    { passive: true },
  );
  section.addEventListener("pointerover", ({ target, pointerType }) => {
    clearTimeout(resting);
    const name = nearest(target, "[data-picture]");
    if (name && pointerType === "mouse" && !small.matches)
      resting = window.setTimeout(choose, dwell, name);
  });
  const passing = new IntersectionObserver(
    (entries) => {
      const target = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
      if (target instanceof HTMLElement && small.matches && tappedAt === null) choose(target);
    },
    { rootMargin: band },
  );
  for (const name of names) passing.observe(name);
  new IntersectionObserver(([entry]) => {
    if (!entry) return;
    seen ||= entry.isIntersecting;
    if (entry.isIntersecting || !small.matches)
      section.toggleAttribute("data-in-view", entry.isIntersecting);
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
