import { describe, expect, it } from "vitest";
import { securityHeaders } from "./headers.ts";
import { policy } from "./test-server.ts";

const csp = (changes: Partial<typeof policy> = {}) =>
  securityHeaders({ ...policy, ...changes })["Content-Security-Policy"]?.split("; ") ?? [];

describe("securityHeaders", () => {
  it("begins with nothing and allows the site itself, its hashes and its targets", () => {
    expect(csp()).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-c2NyaXB0'",
      "style-src 'self' 'sha256-c3R5bGU='",
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self' https://app.shop.example",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types own-script",
    ]);
  });

  it("asks for trusted types everywhere but where another's script is let in", () => {
    const chat = csp({ outward: { "script-src": ["https://chat.example"] } });
    expect(chat.filter((directive) => directive.includes("trusted-types"))).toEqual([]);
  });

  it("allows WebAssembly and foreign frames only where asked", () => {
    expect(csp({ wasm: true })).toContain("script-src 'self' 'sha256-c2NyaXB0' 'wasm-unsafe-eval'");
    expect(csp({ frameAncestors: "any" })).toContain("frame-ancestors *");
  });

  it("lets a page reach what its policy names, in the directive that names it", () => {
    const reach = csp({
      outward: {
        "connect-src": ["https://leads.shop.example"],
        "frame-src": ["https://a.example"],
      },
    });
    expect(reach).toContain("connect-src 'self' https://leads.shop.example");
    expect(reach).toContain("frame-src https://a.example");
    expect(reach).toContain("img-src 'self' data:");
  });

  it("never allows inline or evaluated code at large, and works on plain http", () => {
    expect(csp({ wasm: true }).join()).not.toMatch(/unsafe-inline|'unsafe-eval'|upgrade-insecure/);
  });

  it("lets sites that let nothing in without leave hold the framed pages, and what these start", () => {
    const names = ["Cross-Origin-Embedder-Policy", "Cross-Origin-Resource-Policy"];
    const said = (changes: Partial<typeof policy>) => {
      const headers = securityHeaders({ ...policy, ...changes });
      return names.map((name) => headers[name]);
    };
    expect(said({})).toEqual([undefined, "same-origin"]);
    expect(said({ frameAncestors: "any" })).toEqual(["require-corp", "cross-origin"]);
    expect(said({ wasm: true })).toEqual(["require-corp", "same-origin"]);
  });

  it("denies what could be asked in our name in few words", () => {
    const denied = securityHeaders(policy)["Permissions-Policy"] ?? "";
    expect(denied).toMatch(/^(?:[a-z-]+=\(\)(?:, )?)+$/);
    for (const name of ["camera", "geolocation", "microphone", "payment"])
      expect(denied).toContain(`${name}=()`);
    expect(denied.length).toBeLessThan(200);
  });
});
