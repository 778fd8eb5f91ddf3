/**
 * Asks the owner's own model (SITE_EZQL, docs/ezql-model.md). The endpoint gets the question, the schema and the
 * definitions. Its answer is checked here, then run read-only in the tab. Only a build with the setting includes this.
 */
import { type ChartChoice, chartKinds } from "#live/engine/charts/spec.ts";
import { datasetTables } from "#live/engine/shop/tables.ts";
import { measures } from "./ezql/measures.ts";
import { today } from "./ezql/words/days.ts";

/** The JSON sent to the endpoint. */
export interface ModelQuestion {
  readonly question: string;
  /** The date that counts as today in the sample data, such as "2025-03-01". */
  readonly today: string;
  readonly schema: readonly { readonly table: string; readonly columns: readonly string[] }[];
  readonly definitions: readonly { readonly name: string; readonly meaning: string }[];
}

/** The endpoint's JSON answer, as the conversation shows it. */
export interface ModelAnswer {
  readonly kind: "model";
  readonly title: string;
  readonly sql: string;
  readonly chart: ChartChoice;
}

/** @returns null if the endpoint answered late or not in the expected form */
export type AskModel = (question: string) => Promise<ModelAnswer | null>;

const patience = 5_000;
/** Characters of a reply, a query and a title. */
const most = { reply: 50_000, sql: 10_000, title: 200 };
const tables: ReadonlySet<string> = new Set(datasetTables.map(({ name }) => name));

/** Whether it is one read-only statement on the shop's tables. The worker refuses everything else anyway. */
export function readsShop(sql: string): boolean {
  const bare = sql
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, " ")
    .trim()
    .replace(/;$/, "");
  if (sql.length > most.sql || bare.includes(";") || !/^(?:select|with)\b/i.test(bare))
    return false;
  const own = new Set(
    [...bare.matchAll(/"?(\w+)"?\s*(?:\([^()]*\)\s*)?as\s+(?:not\s+|materialized\s+)*\(/gi)].map(
      ([, name = ""]) => name.toLowerCase(),
    ),
  );
  const read = [...bare.matchAll(/\b(?:from|join)\s+"?(\w+)/gi)].map(([, name = ""]) =>
    name.toLowerCase(),
  );
  return (
    read.some((name) => tables.has(name)) &&
    read.every((name) => tables.has(name) || own.has(name)) &&
    !/\b(?:attach|pragma|load_extension|sqlite_\w+)\b/i.test(bare)
  );
}

const isText = (value: unknown, longest: number): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= longest;
const isName = (value: unknown): value is string =>
  typeof value === "string" && value.length <= 100;

/** @param found the parsed reply @returns null unless it is a title, a query and a chart */
export function readModelAnswer(found: unknown): ModelAnswer | null {
  if (typeof found !== "object" || found === null) return null;
  const { title, sql, chart } = found as Record<string, unknown>;
  if (!isText(title, most.title) || !isText(sql, most.sql) || !readsShop(sql)) return null;
  if (typeof chart !== "object" || chart === null) return null;
  const { kind: wanted, x, ys } = chart as Record<string, unknown>;
  const kind = chartKinds.find((one) => one === wanted);
  if (kind === undefined || !isName(x) || !Array.isArray(ys) || !ys.every(isName)) return null;
  return { kind: "model", title, sql: sql.replace(/;\s*$/, ""), chart: { kind, x, ys } };
}

/**
 * @param address the URL to post questions to
 * @param milliseconds the time limit for an answer
 */
export function createModel(address: string, milliseconds = patience): AskModel {
  const definitions = Object.values(measures).map(({ name, meaning }) => ({ name, meaning }));
  const schema = datasetTables.map(({ name, columns }) => ({
    table: name,
    columns: columns.map((column) => column.name),
  }));
  return async (question) => {
    const body: ModelQuestion = { question, today, schema, definitions };
    try {
      const response = await fetch(address, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
        credentials: "omit",
        redirect: "error",
        signal: AbortSignal.timeout(milliseconds),
      });
      if (!response.ok || Number(response.headers.get("Content-Length")) > most.reply) return null;
      const text = await response.text();
      return text.length > most.reply ? null : readModelAnswer(JSON.parse(text));
    } catch {
      // Slow, down, or not JSON: the grammar answers.
      return null;
    }
  };
}
