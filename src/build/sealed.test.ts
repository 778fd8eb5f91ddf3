import { expect, it } from "vitest";
import { sealed } from "./sealed.ts";

it("is as long as the words, the same in every build, and reveals nothing", () => {
  const cipher = sealed("customers.email");
  expect(cipher).toMatch(/^[0-9a-f]{30}$/);
  expect(sealed("customers.email")).toBe(cipher);
  expect(Buffer.from(cipher, "hex").toString("latin1")).not.toContain("customers");
  expect(sealed("customers.phone").slice(0, 18)).not.toBe(cipher.slice(0, 18));
});
