/**
 * What has been typed into forms and not been sent: kept for the tab's session, so that a reload or the back button
 * loses nothing. One text holds the drafts of all forms.
 */

export interface Draft {
  /** Which group of fields was asked for, from 1. */
  readonly step: number;
  /** By field: what was typed, or whether a box was ticked. */
  readonly values: Readonly<Record<string, string | boolean>>;
}

export type Drafts = Readonly<Record<string, Draft>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function readDraft(value: unknown): Draft | undefined {
  if (!isObject(value) || !isObject(value["values"])) return undefined;
  const values = Object.entries(value["values"]).filter(
    (entry): entry is [string, string | boolean] =>
      typeof entry[1] === "string" || typeof entry[1] === "boolean",
  );
  return { step: value["step"] === 2 ? 2 : 1, values: Object.fromEntries(values) };
}

/** @returns the drafts that a kept text holds; what is not one of them is left out */
export function readDrafts(kept: string | undefined): Drafts {
  try {
    const found: unknown = JSON.parse(kept ?? "{}");
    if (!isObject(found)) return {};
    const drafts = Object.entries(found).map(([form, value]) => [form, readDraft(value)] as const);
    return Object.fromEntries(
      drafts.filter((entry): entry is [string, Draft] => entry[1] !== undefined),
    );
  } catch {
    return {};
  }
}

/**
 * @param drafts all there are
 * @param form whose draft changes
 * @param draft what stands in it now; without anything in it, the form's draft goes
 * @returns the text to keep, empty where no draft is left
 */
export function writeDrafts(drafts: Drafts, form: string, draft: Draft | undefined): string {
  const rest = Object.entries(drafts).filter(([name]) => name !== form);
  const filled = draft && Object.values(draft.values).some((value) => value !== "" && value);
  const all = filled ? [...rest, [form, draft] as const] : rest;
  return all.length === 0 ? "" : JSON.stringify(Object.fromEntries(all));
}
