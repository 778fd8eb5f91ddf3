/**
 * Text typed into lead forms but not sent, kept for the tab's session, so that a reload or the back button loses
 * nothing. One text contains the drafts of all forms.
 */
import { keep, recall } from "#lib/storage.ts";
import type { Answers } from "./answers.ts";

const key = "drafts";

export interface Draft {
  /** The shown group of fields, from 1. */
  readonly step: number;
  readonly values: Answers;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Other versions of the site, or other code, may have written it. */
function readAll(): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(recall("sessionStorage", key) ?? "{}");
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
}

/** @param form its name. @returns its draft; anything invalid is ignored */
export function readDraft(form: string): Draft | undefined {
  const found = readAll()[form];
  if (!isObject(found) || !isObject(found["values"])) return undefined;
  const values = Object.entries(found["values"]).filter(
    (entry): entry is [string, string | boolean] =>
      typeof entry[1] === "string" || typeof entry[1] === "boolean",
  );
  return { step: found["step"] === 2 ? 2 : 1, values: Object.fromEntries(values) };
}

/**
 * @param draft the form's current answers; if empty or undefined, the form's draft is deleted
 * @returns whether a draft is stored: never without storage
 */
export function writeDraft(form: string, draft: Draft | undefined): boolean {
  const rest = Object.fromEntries(Object.entries(readAll()).filter(([name]) => name !== form));
  const isFilled = draft && Object.values(draft.values).some((value) => value !== "" && value);
  const all = isFilled ? { ...rest, [form]: draft } : rest;
  const text = Object.keys(all).length === 0 ? "" : JSON.stringify(all);
  keep("sessionStorage", key, text);
  return isFilled === true && recall("sessionStorage", key) === text;
}
