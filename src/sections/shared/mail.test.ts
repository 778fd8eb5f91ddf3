import { expect, it } from "vitest";
import { mailTo } from "./mail.ts";

it("opens an email with any subject", () => {
  const address = mailTo({ href: "mailto:hello@shop.example" }, "Roles & more? 100%");
  expect(address).not.toMatch(/[ ]/);
  const url = new URL(address);
  expect(url.pathname).toBe("hello@shop.example");
  expect(url.searchParams.get("subject")).toBe("Roles & more? 100%");
});
