/** .env.example and the Dockerfile name every setting of site.config.ts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { defineSite } from "#lib/site/config.ts";
import { hostNames, variableOf } from "#lib/site/hosts.ts";
import { root } from "#tests/support/dist.ts";

const read = (name: string) => readFileSync(join(root, name), "utf8");
const written = new Map(
  [...read(".env.example").matchAll(/^#(\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]),
);

const named = [...read("site.config.ts").matchAll(/SITE_[A-Z_]*[A-Z]/g)].map(([name]) => name);
const settings = new Set([...named, ...hostNames.map(variableOf)]);

it("the Dockerfile accepts every setting", () => {
  const accepted = [...read("Dockerfile").matchAll(/^ARG (\w+)/gm)].map(([, name]) => name);
  expect(new Set(accepted)).toEqual(settings);
});

it(".env.example names every setting, with valid values", () => {
  expect(new Set(written.keys())).toEqual(settings);
  const defaults = {
    product: "",
    hosts: {},
    chat: { appId: "", region: "us" },
    leads: "",
  } as const;
  const site = defineSite(defaults, Object.fromEntries(written));
  expect(site.hosts.url).toBe("https://www.shop.example");
});
