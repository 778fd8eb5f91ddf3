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

  it("refuses what it does not read, rather than guess", () => {
    expect(() => scoreOf(answer(csp(`${strict}, img-src 'none'`)))).toThrow("one policy");
    const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;
    expect(() => scoreOf(answer(scripts(meta)))).toThrow("as a header");
  });
});
