/** A column that is not there: which one may have been meant, and whether it was text without its quotes. */
import { nameInSql } from "#lib/sql/names.ts";
import { nameOf, type Token } from "#lib/sql/tokens.ts";
import { nearest } from "#lib/text/nearest.ts";
import type { QueryFault, Table } from "../client/types.ts";

/** The table that a name before a point stands for: its own name, or the alias right behind it. */
function tableCalled(
  qualifier: string,
  tokens: readonly Token[],
  tables: readonly Table[],
): Table | undefined {
  const is = (token: Token | undefined, name: string) =>
    token !== undefined && nameOf(token).toLowerCase() === name.toLowerCase();
  const isQualifier = (name: string) => name.toLowerCase() === qualifier.toLowerCase();
  return tables.find(
    ({ name }) =>
      isQualifier(name) ||
      tokens.some((token, i) => {
        const next = tokens[i + 1];
        const alias = is(next, "as") ? tokens[i + 2] : next;
        return is(token, name) && alias !== undefined && isQualifier(nameOf(alias));
      }),
  );
}

/** The columns of the table before the point, else of those that the SQL names; of all tables where it names none. */
function columnNames(
  qualifier: string,
  tokens: readonly Token[],
  tables: readonly Table[],
): string[] {
  const called = tableCalled(qualifier, tokens, tables);
  const named = new Set(tokens.map((token) => nameOf(token).toLowerCase()));
  const meant = called ? [called] : tables.filter(({ name }) => named.has(name.toLowerCase()));
  return (meant.length > 0 ? meant : tables).flatMap(({ columns }) =>
    columns.map(({ name }) => name),
  );
}

/** As it is written in SQL; empty where none is near. */
export function nearestName(name: string, names: readonly string[]): string {
  const near = nearest(name, names);
  return near === undefined ? "" : nameInSql(near);
}

/** What stands right before a value, in a condition. */
const comparisons = ["=", "<", ">", "!", "(", ",", "like", "between", "and", "is", "not"];

/** Text that was written without its quotes: "WHERE status = paid", or with a name's quotes. Empty for a name. */
function textMeant(tokens: readonly Token[], place: Token | undefined): string {
  if (place === undefined) return "";
  const at = tokens.indexOf(place);
  const before = tokens[at - 1]?.text.toLowerCase() ?? "";
  const isCompared = tokens.slice(0, at).some(({ text }) => text.toLowerCase() === "where");
  if (!isCompared || !comparisons.includes(before) || tokens[at + 1]?.text === ".") return "";
  return `'${nameOf(place).replaceAll("'", "''")}'`;
}

/** Of "o.totl" only the last part is misspelt, and only it is marked. */
export function columnFault(
  fault: QueryFault,
  tokens: readonly Token[],
  tables: readonly Table[],
): QueryFault {
  const [last = fault.name, qualifier = ""] = fault.name.split(".").toReversed();
  const place = tokens.find(
    (token) => token.from >= fault.from && nameOf(token).toLowerCase() === last.toLowerCase(),
  );
  return {
    ...fault,
    name: last,
    from: place?.from ?? fault.from,
    to: place?.to ?? fault.to,
    suggestion:
      nearestName(last, columnNames(qualifier, tokens, tables)) || textMeant(tokens, place),
  };
}
