import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, "ownScripts");
  vi.resetModules();
});

/** A fresh import of the module, on a shop's page, with or without Trusted Types. */
async function load(knows: boolean, origin = "https://shop.example") {
  vi.stubGlobal("location", {
    href: "https://shop.example/tables/",
    origin: "https://shop.example",
  });
  vi.stubGlobal("origin", origin);
  const made: string[] = [];
  const createPolicy = (name: string, rules: { createScriptURL: (address: string) => string }) => {
    made.push(name);
    return { createScriptURL: (address: string) => ({ trusted: rules.createScriptURL(address) }) };
  };
  Reflect.deleteProperty(globalThis, "ownScripts");
  vi.stubGlobal("trustedTypes", knows ? { createPolicy } : undefined);
  vi.resetModules();
  return { made, ...(await import("./script-address.ts")) };
}

describe("scriptAddress", () => {
  it("makes one policy on a page, even if several bundles contain the module", async () => {
    const { made, scriptAddress, scriptPolicy } = await load(true);
    expect(made).toEqual([]);
    expect(scriptAddress("/_astro/a.js")).toEqual({ trusted: "/_astro/a.js" });
    vi.resetModules();
    const other = await import("./script-address.ts");
    const address = "https://shop.example/b.js";
    expect(other.scriptAddress(address)).toEqual({ trusted: address });
    expect(made).toEqual([scriptPolicy]);
  });

  it("returns the address in a browser without Trusted Types", async () => {
    const { scriptAddress } = await load(false);
    expect(scriptAddress("/_astro/a.js")).toBe("/_astro/a.js");
  });

  it.each([true, false])("accepts blobs of this page (trusted types: %s)", async (knows) => {
    const { scriptAddress } = await load(knows);
    expect(() => scriptAddress("blob:https://shop.example/1-2")).not.toThrow();
    const shut = await load(knows, "null");
    expect(() => shut.scriptAddress("blob:null/1-2")).not.toThrow();
  });

  it.each([
    "https://evil.example/a.js",
    "//evil.example/a.js",
    "data:text/javascript,1",
    "blob:null/1",
  ])("refuses %s", async (address) => {
    for (const knows of [true, false]) {
      const { scriptAddress } = await load(knows);
      expect(() => scriptAddress(address)).toThrow(`${address} is no script of this site`);
    }
  });
});
