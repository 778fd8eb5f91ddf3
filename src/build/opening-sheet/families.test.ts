import { expect, it } from "vitest";
import { openingsOf, type Seen } from "./openings.ts";

const core = "@layer all{h1{margin:0}}";

/** An area: what its first bands hold, its own sheet, and class names behind its first bands. */
const area = (path: string, names: readonly string[], css: string, later: readonly string[] = []) =>
  ({ path, names, css, later }) as const;

function openings(areas: readonly ReturnType<typeof area>[], most: number) {
  const seen = new Map<string, Seen>(
    areas.map(({ path, names, later }) => [
      path,
      {
        hrefs: ["/core.css", path],
        paths: [path],
        names: new Set(["h1", ...names]),
        classLists: new Set(later),
      },
    ]),
  );
  const css = (href: string) => areas.find(({ path }) => path === href)?.css ?? core;
  return openingsOf(seen, css, most);
}

const about = area("/about/", [".hill", ".tree"], ".hill{height:12rem;width:10rem}.tree{top:0}");
const security = area("/security/", [".hill"], ".hill{height:12rem;width:10rem}.moat{top:1px}");
const terms = area("/terms/", [".law"], ".law{columns:2;color:black;margin-block:1rem 2rem}");

it("leaves every area its own sheet while there are few", () => {
  const found = openings([about, security, terms], 3);
  expect(new Set(found.values()).size).toBe(3);
  expect(found.get("/terms/")).toBe(`${core}${terms.css}`);
});

it("joins those that have most in common, and lets none have more than what first bands match", () => {
  const found = openings([about, terms, security], 2);
  expect(found.get("/about/")).toBe(found.get("/security/"));
  expect(found.get("/about/")).toBe(`${core}.hill{height:12rem;width:10rem}.tree{top:0}`);
  expect(found.get("/terms/")).toBe(`${core}${terms.css}`);
});

it("leaves home, the blog and frames alone, however few there may be", () => {
  const alike = ["/", "/blog/", "/embed/chart/"].map((path, i) =>
    area(path, [".hill"], `${about.css}.hill{bottom:${String(i)}px}`),
  );
  const found = openings([...alike, about, security, terms], 4);
  expect(new Set(found.values()).size).toBe(4);
  expect(found.get("/about/")).toBe(found.get("/terms/"));
});

it("does not join what would dress something else on a page, behind its first band too", () => {
  const other = area("/security/", [".hill"], ".hill{height:1px}.moat{top:1px}");
  expect(() => openings([about, other], 1)).toThrow(
    /2 inline styles, and the policy has room for 1, because \/about\/ would be dressed by a rule of another page: \.hill\{height:1px\}/,
  );
  const behind = area("/security/", [".moat"], ".moat{top:1px}", ["wide tree"]);
  expect(() => openings([about, behind], 1)).toThrow(
    /\/security\/ would be dressed by a rule of another page: \.tree\{top:0\}/,
  );
  // What no first band holds is not in the opening, and dresses nothing.
  const unlike = area("/security/", [".moat"], ".moat{top:1px}.hill{height:1px}");
  expect(() => openings([terms, unlike], 1)).not.toThrow();
});

it("does not join what gives one name to two animations", () => {
  const turn = (path: string, to: string) =>
    area(path, [`.${to}`], `.${to}{animation:turn 1s}@keyframes turn{to{top:${to}}}`);
  expect(() => openings([turn("/a/", "x"), turn("/b/", "y")], 1)).toThrow("@keyframes turn");
});

it("says which sheets have rules in different orders", () => {
  const turned = area("/security/", [".hill"], ".tree{top:0}.hill{height:12rem;width:10rem}");
  expect(() => openings([about, turned], 1)).toThrow(
    "the sheets of /about/ /security/ have the same rules in different orders",
  );
});
