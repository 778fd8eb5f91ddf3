import { renderToStaticMarkup } from "react-dom/server";
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { Cover } from "./Cover.tsx";

const subjects = Array.from({ length: 60 }, (_, i) => `article-${String(i)}`);
const drawn = (subject: string) => renderToStaticMarkup(<Cover subject={subject} />);

it("Cover is the same in every build and small", () => {
  expect(drawn("what-is-dtc")).toBe(drawn("what-is-dtc"));
  for (const svg of subjects.map(drawn)) {
    expect(svg.length).toBeLessThanOrEqual(6 * 1024);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(2.5 * 1024);
  }
});
