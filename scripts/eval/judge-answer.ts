/** Whether an answer holds what a reference query holds (tests/ezql/format.md). */

export type Value = unknown;
export interface Answer {
  readonly columns: number;
  readonly rows: readonly (readonly Value[])[];
}

const isNumber = (value: Value): value is number => typeof value === "number";

/** To two decimals, or to a thousandth. */
function same(a: Value, b: Value, factor = 1): boolean {
  if (isNumber(a) && isNumber(b)) {
    const far = Math.abs(a * factor - b);
    return far <= 0.005 + 1e-9 || far <= 0.001 * Math.abs(b);
  }
  return a === b || (a !== null && b !== null && String(a) === String(b));
}

const column = ({ rows }: Answer, at: number): Value[] => rows.map((row) => row[at]);

/** Numbers by their size, before texts; nothing first. */
function compare(a: Value, b: Value): number {
  if (isNumber(a) && isNumber(b)) return a - b;
  return String(a ?? "").localeCompare(String(b ?? ""));
}

const isPart = (values: readonly Value[]): boolean =>
  values.some((value) => isNumber(value) && !Number.isInteger(value));

/** What a column has to be multiplied with to be another: a rate may be a share or in percent. */
function factorBetween(
  wanted: readonly Value[],
  found: readonly Value[],
  ordered: boolean,
): number | null {
  const factors = isPart(wanted) || isPart(found) ? [1, 100, 0.01] : [1];
  const [a, b] = ordered ? [wanted, found] : [wanted.toSorted(compare), found.toSorted(compare)];
  for (const factor of factors) {
    if (a.every((value, at) => same(value, b[at], factor))) return factor;
  }
  return null;
}

interface Mapped {
  readonly to: number;
  readonly factor: number;
}

/** Texts first, so that figures that are nearly the same do not change the order of rows. */
function sortedRows(rows: readonly (readonly Value[])[]): (readonly Value[])[] {
  return rows.toSorted((a, b) => {
    for (const numbers of [false, true]) {
      for (let at = 0; at < a.length; at += 1) {
        if (isNumber(a[at]) !== numbers) continue;
        const order = compare(a[at], b[at]);
        if (Math.abs(order) > (numbers ? 0.005 : 0)) return order;
      }
    }
    return 0;
  });
}

function rowsMatch(
  wanted: Answer,
  found: Answer,
  mapping: readonly Mapped[],
  ordered: boolean,
): boolean {
  const scaled = wanted.rows.map((row) =>
    row.map((value, at) => (isNumber(value) ? value * (mapping[at]?.factor ?? 1) : value)),
  );
  const picked = found.rows.map((row) => mapping.map(({ to }) => row[to]));
  const [a, b] = ordered ? [scaled, picked] : [sortedRows(scaled), sortedRows(picked)];
  return a.every((row, at) => row.every((value, place) => same(value, b[at]?.[place])));
}

/** @param ordered the rows have to stand in the reference's order */
export function holds(wanted: Answer, found: Answer, ordered: boolean): boolean {
  if (wanted.rows.length !== found.rows.length) return false;
  const choices = Array.from({ length: wanted.columns }, (_, at) =>
    Array.from({ length: found.columns }, (__, to) => ({
      to,
      factor: factorBetween(column(wanted, at), column(found, to), ordered),
    })).filter((one): one is Mapped => one.factor !== null),
  );
  const search = (mapping: readonly Mapped[]): boolean => {
    const options = choices[mapping.length];
    if (options === undefined) return rowsMatch(wanted, found, mapping, ordered);
    return options.some(
      (option) => !mapping.some(({ to }) => to === option.to) && search([...mapping, option]),
    );
  };
  return search([]);
}
