/**
 * Each page's score by the published rules of Mozilla's HTTP Observatory (algorithm 4,
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring), for our own server's answers: 100, minus
 * missing items, plus credits. HTTPS and its redirect come from the host; docs/security.md asks for them. Why not the
 * Observatory's own package: docs/decisions/0040-tools.md.
 */
import { expect, it } from "vitest";
import { serveSite } from "#scripts/lib/serve.ts";
import { outputAt } from "#scripts/lib/output.ts";
import { elements, pages } from "#tests/support/dist.ts";

const site = await serveSite(outputAt());

/** What would lose the credit for a strict policy: broad sources, inline code without hashes, eval. */
const unsafe = /^(?:ftp:|https?:(?:\/\/\*.*)?|\*|data:|'unsafe-inline'|'unsafe-eval')$/;

function isStrict(policy: string): boolean {
  const directives = new Map(
    policy.split(";").map((part) => {
      const [name = "", ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const sourcesOf = (name: string) =>
    directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const code = ["script-src", "object-src", "style-src"].flatMap(sourcesOf);
  return (
    sourcesOf("default-src").join() === "'none'" && !code.some((source) => unsafe.test(source))
  );
}

/** @returns the names of the answer's credits and penalties, and the total points */
function scoreOf({ headers }: Response, html: string) {
  const header = (name: string) => headers.get(name)?.toLowerCase() ?? "";
  const policy = elements(html).flatMap(({ tagName, attrs }) => {
    const at = (name: string) => attrs.find((one) => one.name === name)?.value;
    const isPolicy = at("http-equiv")?.toLowerCase() === "content-security-policy";
    return tagName === "meta" && isPolicy ? [at("content") ?? ""] : [];
  });
  const isPrivate = /^(no-referrer|same-origin|strict-origin)/.test(header("referrer-policy"));
  const isFramed = /frame-ancestors \S/.test(header("content-security-policy"));
  const resources = header("cross-origin-resource-policy");
  const maxAge = Number(/max-age=(\d+)/.exec(header("strict-transport-security"))?.[1] ?? 0);
  const items: readonly (readonly [string, number, boolean])[] = [
    ["strict policy", 10, policy.length === 1 && policy.every(isStrict)],
    ["private referrer", 5, isPrivate],
    ["framing by policy", 5, isFramed],
    ["resource policy", 10, /^same-(origin|site)$/.test(resources)],
    ["opener policy", 10, header("cross-origin-opener-policy") === "same-origin"],
    ["embedder policy", 10, header("cross-origin-embedder-policy") === "require-corp"],
    ["cookies", -20, headers.has("set-cookie")],
    ["answers for other origins", -50, headers.has("access-control-allow-origin")],
    ["less than six months of HSTS", -20, maxAge < 15_552_000],
    ["no nosniff", -5, header("x-content-type-options") !== "nosniff"],
    ["scripts of other hosts", -50, /<script[^>]+src="(?:https?:)?\/\//.test(html)],
  ];
  const found = items.filter(([, , applies]) => applies);
  return {
    score: found.reduce((sum, [, points]) => sum + points, 100),
    found: found.map(([name]) => name),
  };
}

const built = pages().map(({ path }) => path);
const framed = built.filter((path) => path.startsWith("/embed/"));
const others = built.filter((path) => !framed.includes(path));

it.each([...others, "/no-such-page/", "/blog/no-such-page/"])("%s has 140 points", async (path) => {
  const answer = await fetch(site.origin + path);
  const { score, found } = scoreOf(answer, await answer.text());
  expect([score, found[0]]).toEqual([140, "strict policy"]);
});

it.each(framed)(
  "%s, made for frames, trades the resource policy for the embedder policy",
  async (path) => {
    const answer = await fetch(site.origin + path);
    const { score, found } = scoreOf(answer, await answer.text());
    expect(found).toContain("embedder policy");
    expect(score).toBe(140);
  },
);
