import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { bundlePageScript, bundleScript, pageScriptModule } from "./page-script.ts";

describe("the page script", async () => {
  const code = await bundlePageScript();

  it("keeps to its budget: it stands in the head of every page", () => {
    expect(brotliCompressSync(code).byteLength).toBeLessThanOrEqual(1990);
  });

  it("is one classic script that leaves no names behind but its own", () => {
    expect(() => new Function(code)).not.toThrow();
    expect(code).not.toMatch(/\bimport\b(?!\()|\bexport\b|\brequire\(/);
  });

  it("names the later script by an address that changes with it", async () => {
    const { address, code: later } = await bundleScript("later");
    expect(address).toMatch(/^\/_astro\/later\.[\w-]{8}\.js$/);
    expect(code).toContain(address);
    expect(later).toMatch(/export\s*\{/);
  });

  it.each(["search", "lookup", "privacy"] as const)(
    "leaves what the %s needs to a file that is fetched when it is wanted, and small",
    async (name) => {
      const { address, code: script } = await bundleScript(name);
      expect(address).toMatch(new RegExp(`^/_astro/${name}\\.[\\w-]{8}\\.js$`));
      expect(code.includes(address)).toBe(name === "search");
      expect(brotliCompressSync(script).byteLength).toBeLessThanOrEqual(5000);
      expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|\beval\b|new Function/);
    },
  );

  it("can stand inline: nothing in it ends the element early", () => {
    expect(code).not.toMatch(/<\/script|<!--/i);
  });

  it("writes no markup and evaluates no text, as the site's policy demands", () => {
    expect(code).not.toMatch(
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function/,
    );
  });
});

describe("the module that hands it to the layout", () => {
  const { resolveId } = pageScriptModule();

  it("answers to one name", () => {
    if (typeof resolveId !== "function") throw new Error("resolveId is no function");
    const resolve = (source: string): unknown => Reflect.apply(resolveId, undefined, [source]);
    expect(resolve("virtual:page-script")).toBe("\0virtual:page-script");
    expect(resolve("virtual:other")).toBeUndefined();
  });
});
