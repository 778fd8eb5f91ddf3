/** Checks leads. Rules: docs/leads.md of the website. */

export interface Lead {
  readonly id: string;
  readonly form: string;
  readonly values: Readonly<Record<string, string | boolean>>;
  readonly page: string;
  readonly submitted: string;
  readonly arrival: Readonly<Record<string, unknown>>;
  readonly marks: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const mostFields = 50;
const longestName = 100;
const longestValue = 60_000;

const isFields = (value: unknown): value is Fields =>
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

function faultOfValues(values: unknown): string | undefined {
  if (!isFields(values)) return "values must be an object";
  const entries = Object.entries(values);
  if (entries.length > mostFields) return `values has more than ${String(mostFields)} fields`;
  for (const [name, value] of entries) {
    if (name.length > longestName) return "values has a field whose name is too long";
    if (typeof value === "boolean") continue;
    if (typeof value !== "string") return `values.${name} must be a text, true or false`;
    if (value.length > longestValue)
      return `values.${name} is longer than ${String(longestValue)} characters`;
  }
  return isAddress(values["Email"]) ? undefined : "values.Email must be an e-mail address";
}

function faultOf(lead: Fields): string | undefined {
  const { id, form, values, page, submitted, arrival, marks } = lead;
  if (!isText(id, 36) || !uuid.test(id)) return "id must be a UUID in lower case";
  if (!isText(form, 40)) return "form must be a text of 1 to 40 characters";
  if (!isPath(page)) return "page must be a path that begins with /";
  if (!isMoment(submitted)) return "submitted must be a date and time (ISO 8601)";
  if (!isFields(arrival)) return "arrival must be an object";
  if (isDeep(arrival)) return "arrival is nested more than 10 levels deep";
  if (!Array.isArray(marks) || marks.length > 10 || !marks.every((each) => isText(each, 40))) {
    return "marks must be a list of short texts";
  }
  return faultOfValues(values);
}

/**
 * @param value what was sent, parsed
 * @returns the lead with its known fields, or what is wrong with it: a sentence without its period
 */
export function readLead(value: unknown): Lead | { readonly fault: string } {
  if (!isFields(value)) return { fault: "a lead must be an object" };
  const fault = faultOf(value);
  if (fault !== undefined) return { fault };
  const { id, form, values, page, submitted, arrival, marks } = value as unknown as Lead;
  return { id, form, values, page, submitted, arrival, marks };
}
