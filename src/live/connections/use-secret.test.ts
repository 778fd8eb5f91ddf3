import { describe, expect, it } from "vitest";
import { masked } from "./secrets.ts";
import { editSecret, type SecretText } from "./use-secret.ts";

const held = (raw: string): SecretText => ({ raw, shown: masked(raw) });
const start = held("postgres://me:secret@db/shop");

describe("an edit of the masked text is applied to the real one", () => {
  it.each([
    ["typed at the end", "postgres://me:••••••@db/shop?", 29, "postgres://me:secret@db/shop?"],
    ["typed within dots", "postgres://me:•••X•••@db/shop", 18, "postgres://me:secXret@db/shop"],
    ["deleted within dots", "postgres://me:•••••@db/shop", 17, "postgres://me:secet@db/shop"],
    ["deleted before the caret", "postgres://me:••••••@d/shop", 22, "postgres://me:secret@d/shop"],
    ["all replaced", "x", 1, "x"],
    ["pasted in front", "A=postgres://me:••••••@db/shop", 2, "A=postgres://me:secret@db/shop"],
  ])("%s", (_, now, caret, raw) => {
    expect(editSecret(start, now, caret)).toBe(raw);
  });

  it("if the caret does not show where", () => {
    expect(editSecret(start, "postgres://you:••••••@db/shop", 0)).toBe(
      "postgres://you:secret@db/shop",
    );
  });
});
