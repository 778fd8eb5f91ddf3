import { expect, it } from "vitest";
import { encryptedWords } from "./encrypted-words.ts";

it("is as long as the words, the same in every build, and reveals nothing", () => {
  const cipher = encryptedWords("customers.email");
  expect(cipher).toMatch(/^[0-9a-f]{30}$/);
  expect(encryptedWords("customers.email")).toBe(cipher);
  expect(Buffer.from(cipher, "hex").toString("latin1")).not.toContain("customers");
  expect(encryptedWords("customers.phone").slice(0, 18)).not.toBe(cipher.slice(0, 18));
});
