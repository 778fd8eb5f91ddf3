import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { firstBandOf } from "./first-bands.ts";
import { firstViewId } from "#lib/first-view.ts";
import { inlineOpening, openWith } from "./index.ts";

const page = `<!doctype html><html><head><title>T</title><script>1</script><link rel="stylesheet" href="/a.css"></head><body><h1 class="big  bold">Words</h1><i id="end"></i><p class="later">More</p></body></html>`;

function plainBand() {
  const band = firstBandOf(page, "end");
  if (!band) throw new Error("no band");
  return band;
}

it("names what stands up to the end of the first band", () => {
  const band = firstBandOf(page, "end");
  expect(band?.names).toEqual(
    new Set(["html", "head", "title", "script", "link", "body", "h1", ".big", ".bold", "i"]),
  );
  expect(band?.links.map(({ href }) => href)).toEqual(["/a.css"]);
});

it("names the bands, whose height the sheet says", () => {
  const banded = page.replace("<h1 ", '<h1 data-band="plans" ');
  expect(firstBandOf(banded, "end")?.names).toContain("[data-band=plans]");
});

it("leaves a page alone that has no first band no script or no sheet", () => {
  expect(firstBandOf(page, "elsewhere")).toBeUndefined();
  expect(firstBandOf(page.replace(/<link[^>]*>/, ""), "end")).toBeUndefined();
  expect(firstBandOf(page.replace(/<script>1<.script>/, ""), "end")).toBeUndefined();
});

it("puts the opening sheet before the script, and the link behind the first band", () => {
  expect(openWith(page, plainBand(), "h1{a:b}")).toBe(
    `<!doctype html><html><head><title>T</title><style>h1{a:b}</style><script>1</script></head><body><h1 class="big  bold">Words</h1><i id="end"></i><link rel="stylesheet" href="/a.css"><script> </script><p class="later">More</p></body></html>`,
  );
});

it("finds its places in a page that is written oddly", () => {
  const odd = page
    .replace("<head>", "<head><!-- </head><script>2</script> -->")
    .replace('rel="stylesheet" href="/a.css"', "HREF='/a.css' REL=stylesheet")
    .replace('<i id="end">', "<table class='a>b'><i id=end>");
  const band = firstBandOf(odd, "end");
  if (!band) throw new Error("no band");
  expect(odd.slice(band.script)).toMatch(/^<script>1/);
  expect(band.links.map(({ start, end }) => odd.slice(start, end))).toEqual([
    "<link HREF='/a.css' REL=stylesheet>",
  ]);
  expect(odd.slice(band.end)).toMatch(/^<p class="later">/);
  expect([...band.names]).toEqual(expect.arrayContaining(["table", "tbody", ".a>b"]));
});

it("finds no end in words, comments and scripts", () => {
  const hidden = page.replace('<i id="end"></i>', `<!-- <i id="end"></i> -->&lt;i id="end"&gt;`);
  expect(firstBandOf(hidden, "end")).toBeUndefined();
});

it("refuses an end that holds something, as the link could not stand behind it", () => {
  const filled = page.replace('<i id="end">', '<i id="end">x');
  expect(() => firstBandOf(filled, "end")).toThrow("has to be empty: <i>…</i>");
});

it("moves all sheets of a page, in their order", () => {
  const two = page.replace(
    "</head>",
    '<meta name="x"><link rel="stylesheet" href="/b.css"></head>',
  );
  const band = firstBandOf(two, "end");
  if (!band) throw new Error("no band");
  expect(openWith(two, band, "h1{a:b}")).toBe(
    openWith(page, plainBand(), "h1{a:b}")
      .replace("</head>", '<meta name="x"></head>')
      .replace('href="/a.css">', 'href="/a.css"><link rel="stylesheet" href="/b.css">'),
  );
});

it("gives pages that link the same sheets one opening, and others theirs", () => {
  const dist = mkdtempSync(join(tmpdir(), "opening-"));
  const write = (name: string, text: string) => {
    writeFileSync(join(dist, name), text);
  };
  const head = "<title>T</title><script>1</script>";
  const made = (sheets: string, first: string) =>
    `<!doctype html><html><head>${head}${sheets}</head><body>${first}<i id="${firstViewId}"></i></body></html>`;
  const [a, b] = ["a", "b"].map((name) => `<link rel="stylesheet" href="/${name}.css">`);
  write("a.css", "h1{c:d}h2{e:f}p{g:h}");
  write("b.css", "h1{i:j}");
  write("one.html", made(String(a), "<h1>One</h1>"));
  write("two.html", made(String(a), "<h2>Two</h2>"));
  write("three.html", made(`${String(a)}${String(b)}`, "<h1>Three</h1>"));
  inlineOpening(dist);
  const openingOf = (name: string) =>
    /<style>(.*?)<.style>/s.exec(readFileSync(join(dist, name), "utf8"))?.[1];
  expect(openingOf("one.html")).toBe("h1{c:d}h2{e:f}");
  expect(openingOf("two.html")).toBe("h1{c:d}h2{e:f}");
  expect(openingOf("three.html")?.replace("\n", "")).toBe("h1{c:d}h1{i:j}");
  rmSync(dist, { recursive: true });
});
