/** The bench's tables. */
import type { FirstView } from "./first-view.ts";
import type { Row, Unit } from "./judge.ts";
import type { NextPage } from "./next-page.ts";

const writers: Readonly<Record<Unit, (figure: number) => string>> = {
  bytes: (figure) => `${(figure / 1000).toFixed(2)} KB`,
  ms: (figure) => `${figure.toFixed(0)} ms`,
  count: (figure) => String(figure),
  times: (figure) => `${figure.toFixed(2)} ×`,
  shift: (figure) => figure.toFixed(3),
  score: (figure) => String(figure),
};

/** Lines of columns: the first to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const width = (i: number) => Math.max(...rows.map((row) => row[i]?.length ?? 0));
  const lines = rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(width(i)) : cell.padStart(width(i) + 3))).join(""),
  );
  return lines.map((line) => `  ${line.trimEnd()}\n`).join("");
}

const verdict = ({ budget, over }: Row) => (budget === undefined ? "" : over ? "OVER" : "ok");

/** @param heading the template and the page that stood for it */
export function table(heading: string, rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const write = writers[row.unit];
    return [
      row.figure,
      row.measured === undefined ? "none" : write(row.measured),
      row.budget === undefined ? "" : write(row.budget),
      verdict(row),
    ];
  });
  return `\n${heading}\n${columns([["", "measured", "budget", ""], ...lines])}`;
}

export interface Compared extends FirstView {
  readonly address: string;
  readonly total: number;
  readonly requests: number;
}

/** Pages side by side, one a line. */
export function comparison(pages: readonly Compared[]): string {
  const lines = pages.map(({ address, total, requests, lcp, cls, tbt }) => [
    address,
    writers.bytes(total),
    writers.count(requests),
    writers.ms(lcp),
    writers.shift(cls),
    writers.ms(tbt),
  ]);
  const heads = ["", "first view", "requests", "largest paint", "layout shifts", "blocking time"];
  return `\nSide by side\n${columns([heads, ...lines])}`;
}

/** From the click to the next page, fetched ahead and not. */
export function nextPageTable(
  { from, to }: { readonly from: string; readonly to: string },
  pages: readonly NextPage[],
): string {
  const lines = pages.flatMap(({ way, ahead, without }) =>
    (["document", "painted"] as const).map((figure) => [
      `${way}: ${figure === "document" ? "the document" : "largest paint"}`,
      writers.ms(ahead[figure]),
      writers.ms(without[figure]),
    ]),
  );
  return `\nFrom ${from} to ${to}, from the click\n${columns([["", "fetched ahead", "not"], ...lines])}`;
}
