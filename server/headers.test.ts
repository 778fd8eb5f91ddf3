import { expect, it } from "vitest";
import { engineHeaders, frameHeaders, scriptHeaders, securityHeaders } from "./headers.ts";

const all = [securityHeaders, frameHeaders, scriptHeaders, engineHeaders];

it("never allow inline or evaluated code at large, and work on plain http", () => {
  const policies = all.map((headers) => headers["Content-Security-Policy"]).join();
  expect(policies).not.toMatch(/unsafe-inline|'unsafe-eval'|upgrade-insecure/);
});

it("let only the database's worker compile WebAssembly", () => {
  const compiling = all.filter((headers) =>
    headers["Content-Security-Policy"].includes("'wasm-unsafe-eval'"),
  );
  expect(compiling).toEqual([engineHeaders]);
});

it("deny what could be asked in our name in few words", () => {
  const denied = securityHeaders["Permissions-Policy"];
  expect(denied).toMatch(/^(?:[a-z-]+=\(\)(?:, )?)+$/);
  for (const name of ["camera", "geolocation", "microphone", "payment"])
    expect(denied).toContain(`${name}=()`);
  expect(denied.length).toBeLessThan(200);
});
