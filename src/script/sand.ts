/**
 * Raked sand around what is really on the page: the lines of `[data-sand]` part around the boxes of
 * `[data-sand-stone]`, whose value is a box's squareness (src/illustrations/rake/flow.ts). Drawn again when one of them
 * changes its size; until the first touch, and without script, the page has the lines of the build.
 */
import { rakedLine, type Stone } from "#illustrations/rake/flow.ts";
import { toPath } from "#illustrations/rake/path.ts";

/** Distance between two lines far from every stone, in CSS pixels. */
const gap = 18;
/** Distance between two points of a line. */
const step = 20;
/** The space that the lines leave around a box. */
const margin = 28;
/** A box that takes more of the width leaves no room for sand next to it: the lines end above it. */
const widest = 0.78;

function stoneOf(box: HTMLElement, ground: DOMRect): Stone {
  const { left, top, width, height } = box.getBoundingClientRect();
  return {
    cx: left - ground.left + width / 2,
    cy: top - ground.top + height / 2,
    rx: width / 2 + margin,
    ry: height / 2 + margin,
    squareness: Number(box.dataset["sandStone"]),
  };
}

export function sand(): void {
  const area = document.querySelector<HTMLElement>("[data-sand]");
  const drawing = area?.querySelector("svg");
  if (!area || !drawing) return;
  const boxes = [...area.querySelectorAll<HTMLElement>("[data-sand-stone]")];
  const draw = () => {
    const ground = area.getBoundingClientRect();
    const all = boxes.map((box) => stoneOf(box, ground));
    const stones = all.filter(({ rx }) => 2 * rx < widest * ground.width);
    const ends = all.filter((box) => !stones.includes(box)).map(({ cy, ry }) => cy - ry);
    const end = Math.min(2 * ground.height, ...ends);
    const count = Math.ceil(Math.min(ground.height, end) / gap);
    area.style.setProperty("--sand-end", `${end}px`);
    const lines = Array.from({ length: count }, (_, i) =>
      toPath(rakedLine(stones, gap * (i + 0.5), -step, ground.width + step, step)),
    ).join("");
    drawing.setAttribute("viewBox", `0 0 ${ground.width} ${ground.height}`);
    for (const path of drawing.querySelectorAll("path")) path.setAttribute("d", lines);
    area.dataset["drawn"] = "";
  };
  const sizes = new ResizeObserver(draw);
  for (const each of [area, ...boxes]) sizes.observe(each);
}
