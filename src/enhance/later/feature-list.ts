/**
 * The platform's list of features (docs/specification.md, 4): hovering chooses on wide windows, scrolling on
 * narrow ones; the picture's panel comes with the section and, on wide windows, goes with it. Choosing by
 * keyboard and tap is native (radio buttons).
 */
import { nearest } from "../nearest.ts";

/** Narrow: 768 pixels and less (specification, 9). */
const narrow = "(max-width: 48rem)";

/** Of the window's height, where a name that scrolls by is chosen: a band below the picture. */
const band = "-56% 0px -38%";

/** So long, in milliseconds, a choice has to rest before it is drawn: names that fly by cost no frame. */
const rest = 90;

/** Draws a picture's file. The former picture stands until the new one is there. */
function drawer(use: SVGUseElement, drawing: string): (address: string) => void {
  let wanted = "";
  let resting = 0;
  const draw = (address: string) => {
    fetch(address).then(
      ({ ok }) => {
        if (ok && address === wanted) use.setAttribute("href", `${address}#${drawing}`);
      },
      // The next choice asks again.
      () => {
        wanted = "";
      },
    );
  };
  return (address) => {
    if (address === wanted) return;
    wanted = address;
    clearTimeout(resting);
    resting = window.setTimeout(draw, use.hasAttribute("href") ? rest : 0, address);
  };
}

function watch(section: HTMLElement, media: HTMLElement, draw: (address: string) => void): void {
  const names = [...section.querySelectorAll<HTMLElement>("[data-picture]")];
  const radioOf = (name: HTMLElement) => name.querySelector<HTMLInputElement>("input");
  const small = matchMedia(narrow);
  let seen = false;
  /** A tap holds until the visitor scrolls on, also against a name that passed just before it. */
  let tapped = false;

  const show = () => {
    const name = names.find((each) => radioOf(each)?.checked);
    if (!name || !seen) return;
    media.ariaLabel = name.dataset["alt"] ?? "";
    draw(name.dataset["picture"] ?? "");
  };
  const choose = (name: HTMLElement) => {
    const radio = radioOf(name);
    if (radio) radio.checked = true;
    show();
  };

  section.addEventListener("change", () => {
    tapped = true;
    show();
  });
  document.addEventListener(
    "scroll",
    () => {
      tapped = false;
    },
    { passive: true },
  );
  section.addEventListener("pointerover", ({ target, pointerType }) => {
    const name = nearest(target, "[data-picture]");
    if (name && pointerType === "mouse" && !small.matches) choose(name);
  });
  const passing = new IntersectionObserver(
    (entries) => {
      const entry = entries.findLast(({ isIntersecting }) => isIntersecting);
      if (entry?.target instanceof HTMLElement && small.matches && !tapped) {
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
    show();
  }).observe(section);
}

export function featureList(): void {
  const section = document.querySelector<HTMLElement>("[data-features]");
  const media = section?.querySelector<HTMLElement>("[data-feature-media]");
  const use = media?.querySelector("use");
  const drawing = use?.ownerSVGElement?.dataset["drawing"];
  if (section && media && use && drawing) watch(section, media, drawer(use, drawing));
}
