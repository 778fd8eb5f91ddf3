import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  bundle,
  bundleFormScript,
  bundlePageScript,
  bundleScript,
  type Configured,
  constantsOf,
  type FetchedScript,
  pageScriptModule,
} from "./page-script.ts";

describe("the page script", async () => {
  const code = await bundlePageScript();

  it("keeps to its budget: it stands in the head of every page", () => {
    expect(brotliCompressSync(code).byteLength).toBeLessThanOrEqual(1990);
  });

  it("is one classic script that leaves no names behind but its own", () => {
    expect(() => new Function(code)).not.toThrow();
    expect(code).not.toMatch(/\bimport\b(?!\()|\bexport\b|\brequire\(/);
  });

  it.each(["later", "after"] as const)(
    "names the %s script by an address that changes with it",
    async (name) => {
      const { address, code: script } = await bundleScript(name);
      expect(address).toMatch(new RegExp(`^/_astro/${name}\\.[\\w-]{8}\\.js$`));
      expect(code).toContain(address);
      expect(script).toMatch(/export\s*\{/);
    },
  );

  it.each([
    ["search", 5000],
    ["lookup", 5000],
    ["privacy", 5000],
    ["forms", 5000],
    // Its words and the prices come along.
    ["plans", 8200],
  ] as const)(
    "leaves what the %s needs to a file that is fetched when it is wanted, of at most %i bytes",
    async (name, most) => {
      const { address, code: script } = await bundleScript(name);
      expect(address).toMatch(new RegExp(`^/_astro/${name}\\.[\\w-]{8}\\.js$`));
      expect(code.includes(address)).toBe(name === "search");
      expect(brotliCompressSync(script).byteLength).toBeLessThanOrEqual(most);
      expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|\beval\b|new Function/);
    },
  );

  it("has beside it the few lines that pages with a form run inline", async () => {
    const [lines, { address }] = await Promise.all([bundleFormScript(), bundleScript("forms")]);
    expect(lines).toContain(address);
    expect(() => new Function(lines)).not.toThrow();
    expect(lines).not.toMatch(/<\/script|<!--|innerHTML|\beval\b/i);
    expect(brotliCompressSync(lines).byteLength).toBeLessThanOrEqual(700);
  });

  it("can stand inline: nothing in it ends the element early", () => {
    expect(code).not.toMatch(/<\/script|<!--/i);
  });

  it("writes no markup and evaluates no text, as the site's policy demands", () => {
    expect(code).not.toMatch(
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function/,
    );
  });
});

describe("what is configured", () => {
  const nothing: Configured = {
    leads: { adapter: "log" },
    chat: undefined,
    offline: true,
    vitals: undefined,
  };
  const endpoint: Configured = {
    leads: { adapter: "endpoint", url: "https://leads.shop.example/in" },
    chat: undefined,
    offline: true,
    vitals: undefined,
  };
  const withChat: Configured = { ...nothing, chat: { appId: "abcd", region: "ap" } };
  const codeOf = async (name: FetchedScript, configured: Configured) =>
    (await bundleScript(name, configured)).code;
  const outbox = /createObjectStore|keepalive|Idempotency-Key/;

  it("where leads are only logged, nothing of the outbox is in any script, nor what looks for it", async () => {
    const deliver = await bundle("leads/deliver.ts", "es", constantsOf(nothing));
    expect(deliver).toContain("console.log");
    expect(deliver).not.toMatch(outbox);
    expect(brotliCompressSync(deliver).byteLength).toBeLessThanOrEqual(150);
    const others = await Promise.all(
      (["later", "privacy"] as const).map((name) => codeOf(name, nothing)),
    );
    expect(others.join("\n")).not.toMatch(new RegExp(`${outbox.source}|leads\\.`));
  });

  it("with a receiver, a form's script has it, and every page a look at the note", async () => {
    const deliver = await bundle("leads/deliver.ts", "es", constantsOf(endpoint));
    expect(deliver).toMatch(outbox);
    expect(deliver).toContain("https://leads.shop.example/in");
    expect(deliver).not.toContain("console");
    const { address, code: leads } = await bundleScript("leads", endpoint);
    expect(leads).toMatch(outbox);
    expect(brotliCompressSync(leads).byteLength).toBeLessThanOrEqual(3000);
    const [later, without] = await Promise.all([
      codeOf("later", endpoint),
      codeOf("later", nothing),
    ]);
    expect(later).toContain(address);
    // What an untouched page never sees, and a touched one hardly notices.
    const more = brotliCompressSync(later).byteLength - brotliCompressSync(without).byteLength;
    expect(more).toBeLessThanOrEqual(120);
    // The page script's own address of the later script is all that differs.
    const page = await bundlePageScript(endpoint);
    expect(page.length).toBe((await bundlePageScript(nothing)).length);
  });

  it("where nobody is told how fast pages are, nothing of it is in any script; else in the last one alone", async () => {
    const measuring: Configured = {
      ...nothing,
      vitals: {
        to: "https://vitals.shop.example/in",
        origin: "https://vitals.shop.example",
        percent: 25,
      },
    };
    const measures = /sendBeacon|largest-contentful-paint|vitals/;
    const names = ["later", "after", "search", "privacy"] as const;
    const without = await Promise.all(names.map((name) => codeOf(name, nothing)));
    expect(without.join("\n")).not.toMatch(measures);
    const having = await Promise.all(names.map((name) => codeOf(name, measuring)));
    expect(having.map((code) => measures.test(code))).toEqual([false, true, false, false]);
    expect(having[1]).toContain("https://vitals.shop.example/in");
    const [own = "", more = ""] = [without[1], having[1]];
    const bytes = brotliCompressSync(more).byteLength - brotliCompressSync(own).byteLength;
    expect(bytes).toBeLessThanOrEqual(3600);
    expect(bytes).toBeGreaterThan(500);
  });

  it("without a chat nothing of it is in any script; with one its own page alone knows the provider", async () => {
    const all = await Promise.all(
      (["later", "search", "privacy"] as const).map((name) => codeOf(name, nothing)),
    );
    expect(all.join("\n")).not.toMatch(/chat|intercom/i);
    const later = await codeOf("later", withChat);
    expect(later).toContain("chat");
    expect(later).not.toMatch(/intercom/i);
    const chat = await codeOf("chat", withChat);
    expect(chat).toContain("https://widget.intercom.io/widget/abcd");
    expect(chat).toContain("https://api-iam.au.intercom.io");
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
