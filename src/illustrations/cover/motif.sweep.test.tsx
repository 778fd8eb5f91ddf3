import { renderToStaticMarkup } from "react-dom/server";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type Motif, motifNames, motifs } from "#content/articles/cover.ts";
import { Cover } from "./Cover.tsx";
import { composition } from "./motif.ts";
import { sceneFlaws } from "./motifs/scene.ts";

const subjects = Array.from({ length: 12 }, (_, i) => `article-${String(i)}`);

/** Every motif with every allowed number. */
const all: readonly Motif[] = motifNames.flatMap((name) => {
  const [least, most] = motifs[name].counts ?? [0, 0];
  return Array.from({ length: most - least + 1 }, (_, i) => ({ name, count: least + i }));
});
const drawn = (subject: string, motif: Motif, more = {}) =>
  renderToStaticMarkup(<Cover subject={subject} motif={motif} {...more} />);
const titled = ({ name, count }: Motif) => `${name} ${String(count)}`;

describe("each motif, with each of its numbers", () => {
  it("keeps its stones whole and apart", () => {
    const broken = all.flatMap((motif) =>
      subjects.flatMap((subject) =>
        sceneFlaws(composition(subject, motif).scene).map((flaw) => `${titled(motif)}: ${flaw}`),
      ),
    );
    expect(broken).toEqual([]);
  });

  it("is small and has no ids, styles or NaN", () => {
    for (const motif of all) {
      const some = subjects.slice(0, 4).map((subject) => drawn(subject, motif));
      for (const svg of some) {
        expect(svg, titled(motif)).not.toMatch(/ (?:id|style)="|NaN|undefined|Infinity/);
        expect(svg.length, titled(motif)).toBeLessThanOrEqual(6 * 1024);
      }
      const packed = brotliCompressSync(some[0] ?? "").length;
      expect(packed, titled(motif)).toBeLessThanOrEqual(2.5 * 1024);
    }
  });
});

it("shows as many stones as its number", () => {
  const marks = (name: Motif["name"], count: number) =>
    composition("a", { name, count }).scene.marks;
  // Additional stones: the path's goal, those on the border, the gate, and the one past it.
  expect(marks("path", 10)).toHaveLength(10 + 1);
  expect(marks("divide", 15)).toHaveLength(15 + 2);
  expect(marks("gate", 3)).toHaveLength(3 + 3);
  expect(marks("orbit", 10)).toHaveLength(10 + 1);
  expect(marks("crossing", 7)).toHaveLength(7 + 2);
  expect(marks("rows", 12)).toHaveLength(12);
  expect(marks("find", 24)).toHaveLength(24);
});
