import { renderToStaticMarkup } from "react-dom/server";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { Cover } from "./Cover.tsx";

const subjects = Array.from({ length: 60 }, (_, i) => `article-${String(i)}`);
const drawn = (subject: string) => renderToStaticMarkup(<Cover subject={subject} />);

describe("Cover", () => {
  it("is hidden from assistive technology and brings no ids or styles", () => {
    const svg = drawn("what-is-dtc");
    expect(svg).toContain('aria-hidden="true"');
    expect(svg).not.toMatch(/ (?:id|style)="/);
  });

  it("is the same at every build and light", () => {
    expect(drawn("what-is-dtc")).toBe(drawn("what-is-dtc"));
    for (const svg of subjects.map(drawn)) {
      expect(svg.length).toBeLessThanOrEqual(6 * 1024);
      expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(2.5 * 1024);
    }
  });

  it("takes the proportion it is given", () => {
    expect(renderToStaticMarkup(<Cover subject="a" />)).toContain('viewBox="-300 -200 600 400"');
    expect(renderToStaticMarkup(<Cover subject="a" aspect={[16, 9]} />)).toContain(
      'viewBox="-327 -184 654 368"',
    );
  });

  it("keeps its stones where it is drawn around the same room", () => {
    const stones = (aspect: readonly [number, number]) => {
      const svg = renderToStaticMarkup(
        <Cover subject="what-is-dtc" aspect={aspect} room={[3, 2]} />,
      );
      return svg.slice(svg.indexOf("<g "), -"</svg>".length);
    };
    expect(stones([2, 1])).toBe(stones([3, 2]));
    expect(stones([1, 1])).toBe(stones([3, 2]));
    const wide = renderToStaticMarkup(<Cover subject="a" aspect={[2, 1]} room={[3, 2]} />);
    expect(wide).toContain('viewBox="-400 -200 800 400"');
    const square = renderToStaticMarkup(<Cover subject="a" aspect={[1, 1]} room={[3, 2]} />);
    expect(square).toContain('viewBox="-300 -300 600 600"');
  });

  it("is lighter for a card: seventeen of them are 16 KB at most", () => {
    const list = subjects
      .slice(0, 17)
      .map((subject) => renderToStaticMarkup(<Cover subject={subject} detail="card" />))
      .join("");
    const full = subjects.slice(0, 17).map(drawn).join("");
    expect(list.length).toBeLessThan(0.9 * full.length);
    expect(brotliCompressSync(list).length).toBeLessThanOrEqual(16_000);
  });
});
