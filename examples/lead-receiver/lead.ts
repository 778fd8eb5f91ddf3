/** Checks leads, and forms that browsers post without script. Rules: docs/leads.md of the website. */
import { createHash, randomUUID } from "node:crypto";

export interface Lead {
  readonly id: string;
  readonly form: string;
  readonly values: Readonly<Record<string, string | boolean>>;
  readonly page: string;
  readonly submitted: string;
  readonly arrival: Readonly<Record<string, unknown>>;
  readonly marks: readonly string[];
}

/** Why a request is refused: the status of the answer, and a sentence for developers or for visitors without script. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** @param rule a sentence without its period */
function need(isMet: boolean, rule: string): asserts isMet {
  if (!isMet) throw new Refusal(422, `${rule}.`);
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const maxFields = 50;
const maxNameLength = 100;
const maxValueLength = 60_000;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown, longest: number): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= longest;
const isPath = (value: unknown) => isText(value, 2000) && /^\/(?!\/)/.test(value);
const isMoment = (value: unknown) =>
  isText(value, 40) && /^\d{4}-\d\d-\d\dT/.test(value) && Number.isFinite(Date.parse(value));

/** Whether it looks like an email address: text, an at sign, text, a dot, text. */
const isAddress = (value: unknown) =>
  isText(value, 254) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);

/** Whether it is nested too deep to be written without a stack overflow. */
function isDeep(value: unknown, left = 10): boolean {
  if (typeof value !== "object" || value === null) return false;
  return left === 0 || Object.values(value).some((each) => isDeep(each, left - 1));
}

function checkValues(values: unknown): void {
  need(isFields(values), "values must be an object");
  const entries = Object.entries(values);
  need(entries.length <= maxFields, `values has more than ${String(maxFields)} fields`);
  for (const [name, value] of entries) {
    need(name.length <= maxNameLength, "values has a field whose name is too long");
    if (typeof value === "boolean") continue;
    need(typeof value === "string", `values.${name} must be a text, true or false`);
    const most = `values.${name} is longer than ${String(maxValueLength)} characters`;
    need(value.length <= maxValueLength, most);
  }
  need(isAddress(values["Email"]), "values.Email must be an email address");
}

/**
 * @param value what was sent, parsed
 * @returns the lead with its known fields
 * @throws Refusal with what is wrong
 */
export function readLead(value: unknown): Lead {
  need(isFields(value), "a lead must be an object");
  const { id, form, values, page, submitted, arrival, marks } = value;
  need(isText(id, 36) && uuid.test(id), "id must be a UUID in lower case");
  need(isText(form, 40), "form must be a text of 1 to 40 characters");
  need(isPath(page), "page must be a path that begins with /");
  need(isMoment(submitted), "submitted must be a date and time (ISO 8601)");
  need(isFields(arrival), "arrival must be an object");
  need(!isDeep(arrival), "arrival is nested more than 10 levels deep");
  const areShort = Array.isArray(marks) && marks.every((each) => isText(each, 40));
  need(areShort && marks.length <= 10, "marks must be a list of short texts");
  checkValues(values);
  return { id, form, values, page, submitted, arrival, marks } as Lead;
}

/** Fields of a form about the lead; all others are its values. */
const own = { form: "form", page: "page", onward: "next", trap: "website" } as const;

/**
 * @param body of type application/x-www-form-urlencoded
 * @param now the time of arrival
 * @returns the lead with a new id; a fingerprint of form and values, since they come without one; the wanted redirect
 * @throws Refusal with what is wrong
 */
export function readForm(body: string, now: Date) {
  const fields = new URLSearchParams(body);
  const names = new Set<string>(Object.values(own));
  const values = Object.fromEntries(
    [...fields].filter(([name]) => !names.has(name)).map(([name, value]) => [name, value.trim()]),
  );
  const form = fields.get(own.form) ?? "";
  const page = fields.get(own.page) ?? "";
  const lead = readLead({
    id: randomUUID(),
    form,
    values,
    page,
    submitted: now.toISOString(),
    arrival: {},
    // Bots fill in every field. It marks the lead, which is still stored.
    marks: fields.get(own.trap) ? ["honeypot"] : [],
  });
  const same = JSON.stringify([form, page, Object.entries(values).sort()]);
  const fingerprint = createHash("sha256").update(same).digest("base64url");
  return { lead, fingerprint, onward: fields.get(own.onward) ?? "" };
}
