import { expect, it } from "vitest";
import { chatRegions } from "#lib/site/config.ts";
import { apiBase, chatSources, widgetAddress } from "./provider.ts";

it("comes from the provider, whatever the id contains", () => {
  expect(widgetAddress("ab12")).toBe("https://widget.intercom.io/widget/ab12");
  expect(widgetAddress("a/../b?c")).toBe("https://widget.intercom.io/widget/a%2F..%2Fb%3Fc");
});

it.each(chatRegions)("in region %s reaches its own API and no other region's hosts", (region) => {
  const sources = chatSources(region);
  const all = Object.values(sources).flat();
  expect(sources["connect-src"]).toContain(apiBase[region]);
  const mark = {
    us: /\.(?:eu|au)\.|\.eu$|europe|australia/,
    eu: /\.au\.|australia/,
    ap: /\.eu\.|\.eu$|europe/,
  };
  expect(all.filter((source) => mark[region].test(source))).toEqual([]);
  expect(all).not.toContain("'unsafe-eval'");
  expect(sources["script-src"]).not.toContain("'unsafe-inline'");
  for (const source of all)
    expect(source).toMatch(/^(?:https|wss):\/\/[*\w.-]+$|^blob:$|^'unsafe-inline'$/);
});
