import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { presentRedirects } from "./redirects.ts";
import { writeSite } from "./test-server.ts";

it("leaves out what leads to no page, and refuses to hide one", () => {
  const dist = writeSite({ "old/index.html": "", "new/index.html": "" });
  const good = { from: "/gone", to: "/new/" };
  expect(presentRedirects(dist, [good, { from: "/x", to: "/none/" }])).toEqual([good]);
  expect(() => presentRedirects(dist, [{ from: "/old", to: "/new/" }])).toThrow(
    "/old is a page itself",
  );
  rmSync(dist, { recursive: true });
});
