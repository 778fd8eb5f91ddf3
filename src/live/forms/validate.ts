/** What is wrong with a value that was typed (docs/specification.md, 5.2). */
import { emailProblem } from "#lib/signup/address.ts";
import type { FieldRule } from "./fields.ts";

/** Each has a message of its own next to the field. */
export type Problem = "missing" | "malformed";

/** Anything that can be seen: neither blanks nor the marks of direction and joiners that come with what is copied. */
const visible = /[^\s\p{Cc}\p{Cf}]/u;

/**
 * @param rule what the field demands
 * @param value as typed; what is longer than any name is no fault, the reader of the lead can judge it
 * @returns what is wrong, or undefined
 */
export function problemOf(
  { kind, required }: Pick<FieldRule, "kind" | "required">,
  value: string,
): Problem | undefined {
  if (!visible.test(value)) return required ? "missing" : undefined;
  return kind === "email" && emailProblem(value) !== undefined ? "malformed" : undefined;
}
