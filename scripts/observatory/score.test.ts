import { describe, expect, it } from "vitest";
import { leastForCredit, modifiers } from "./modifiers.ts";
import { scoreOf } from "./score.ts";
import { answer, type Change, csp, hsts, scripts, stops, strict } from "./test-answer.ts";

describe("the score", () => {
  const good: Change = {
    headers: {
      ...hsts,
      "content-security-policy": `${strict}; frame-ancestors 'none'`,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  };

  it("is 100 and what each result adds", () => {
    const { score, results } = scoreOf(answer(good));
    expect(score).toBe(100 + 10 + 5 + 5);
    expect(results).toHaveLength(12);
    expect(results.reduce((sum, name) => sum + modifiers[name], 100)).toBe(score);
  });

  it("leaves out what adds where too much is missing, and never falls below 0", () => {
    const less = scoreOf(answer({ ...good, ...stops("http://shop.example/") }));
    expect(100 + modifiers["redirection-missing"]).toBeLessThan(leastForCredit);
    expect(less.score).toBe(80);
    const nothing = answer({
      setCookies: ["sess=1"],
      ...scripts("<script src=//a.example/a>"),
      ...stops("http://a.example/"),
    });
    expect(scoreOf(nothing).score).toBe(0);
  });

  it("takes the policies of a header and of the page together, and frames by the header alone", () => {
    const meta = (text: string) =>
      scripts(`<meta http-equiv="content-security-policy" content="${text}">`);
    const results = (change: Change) => scoreOf(answer(change)).results;
    const split = { ...csp("frame-ancestors 'none'"), ...meta(strict) };
    expect(results(split)).toEqual(
      expect.arrayContaining([
        "csp-implemented-with-no-unsafe-default-src-none",
        "x-frame-options-implemented-via-csp",
      ]),
    );
    expect(results(meta(`${strict}; frame-ancestors 'none'`))).toContain(
      "x-frame-options-not-implemented",
    );
    expect(results(meta(`${strict}; script-src 'unsafe-inline'`))).toContain(
      "csp-implemented-with-unsafe-inline",
    );
    const both = csp(`${strict}; script-src 'self' 'unsafe-inline', script-src 'self'`);
    expect(results(both)).toContain("csp-implemented-with-no-unsafe-default-src-none");
  });

  it("refuses what it does not read, rather than guess", () => {
    expect(() => scoreOf(answer(scripts('<meta http-equiv="referrer" content="origin">')))).toThrow(
      "as a header",
    );
  });
});
