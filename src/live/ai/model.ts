/**
 * Asks the owner's own model (SITE_EZQL, docs/ezql-model.md). The endpoint gets the question, the schema and the
 * definitions. Its answer is checked here, then run read-only in the tab. Only a build with the setting includes this.
 */
import { type ChartChoice, readSpec } from "#live/engine/charts/spec.ts";
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
/** The longest reply, in characters. */
const maxReplyLength = 50_000;

/**
 * @param found the parsed reply
 * @returns null unless it is a title, a query and a chart
 */
function readModelAnswer(found: unknown): ModelAnswer | null {
  const { chart, ...rest } = (found ?? {}) as Readonly<Record<string, unknown>>;
  const spec = readSpec({ ...rest, ...(chart ?? {}) });
  if (spec === null || spec.title.trim() === "") return null;
  const { title, sql, kind, x, ys } = spec;
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
      if (!response.ok || Number(response.headers.get("Content-Length")) > maxReplyLength)
        return null;
      const text = await response.text();
      return text.length > maxReplyLength ? null : readModelAnswer(JSON.parse(text));
    } catch {
      // Slow, down, or not JSON: the grammar answers.
      return null;
    }
  };
}
