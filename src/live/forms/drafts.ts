/**
 * What was typed into lead forms and not sent, kept for the tab's session, so that a reload or the back button loses
 * nothing. One text holds the drafts of all forms.
 */
import { keep, recall } from "#lib/storage.ts";
import type { Answers } from "./answers.ts";

const key = "drafts";

export interface Draft {
  /** Which group of fields was asked for, from 1. */
  readonly step: number;
  readonly values: Answers;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Other versions of the site, or other hands, may have written what is there. */
function readAll(): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(recall("sessionStorage", key) ?? "{}");
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
}

/** @param form its name. @returns its draft; what is not one is ignored */
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
 * @param draft what is in the form now; with nothing in it, or undefined, the form's draft goes
 * @returns whether a draft is kept: without storage none ever is
 */
export function writeDraft(form: string, draft: Draft | undefined): boolean {
  const rest = Object.fromEntries(Object.entries(readAll()).filter(([name]) => name !== form));
  const isFilled = draft && Object.values(draft.values).some((value) => value !== "" && value);
  const all = isFilled ? { ...rest, [form]: draft } : rest;
  const text = Object.keys(all).length === 0 ? "" : JSON.stringify(all);
  keep("sessionStorage", key, text);
  return isFilled === true && recall("sessionStorage", key) === text;
}
