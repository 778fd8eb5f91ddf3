import { expect, it } from "vitest";
import { firstBandOf } from "./first-bands.ts";
import { openWith } from "./index.ts";

const page = `<!doctype html><html><head><title>T</title><script>1</script><link rel="stylesheet" href="/a.css"></head><body><h1 class="big  bold">Words</h1><i id="end"></i><p class="later">More</p></body></html>`;

it("names what stands up to the end of the first band", () => {
  const band = firstBandOf(page, "end");
  expect(band?.names).toEqual(
    new Set(["html", "head", "title", "script", "link", "body", "h1", ".big", ".bold", "i"]),
  );
  expect(band?.link.href).toBe("/a.css");
});

it("leaves a page alone that has no first band no script or no sheet", () => {
  expect(firstBandOf(page, "elsewhere")).toBeUndefined();
  expect(firstBandOf(page.replace(/<link[^>]*>/, ""), "end")).toBeUndefined();
  expect(firstBandOf(page.replace(/<script>1<.script>/, ""), "end")).toBeUndefined();
});

it("puts the opening sheet before the script, and the link behind the first band", () => {
  const band = firstBandOf(page, "end");
  if (!band) throw new Error("no band");
  expect(openWith(page, band, "h1{a:b}")).toBe(
    `<!doctype html><html><head><title>T</title><style>h1{a:b}</style><script>1</script></head><body><h1 class="big  bold">Words</h1><i id="end"></i><link rel="stylesheet" href="/a.css"><script> </script><p class="later">More</p></body></html>`,
  );
});
