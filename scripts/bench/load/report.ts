/** The table of `npm run bench -- load`: servers side by side. */
import { columns } from "../report.ts";
import type { Load } from "./drive.ts";
import { megabytes } from "./judge.ts";

const milliseconds = (time: number) => `${String(time)} ms`;
const grouped = (count: number) => Math.round(count).toLocaleString("en");

/** A row each: what it is, and how it is told. */
const rows: readonly (readonly [string, (load: Load) => string])[] = [
  ["answers a second", ({ rate }) => grouped(rate)],
  ["processor time an answer", ({ processor }) => `${processor.toFixed(0)} µs`],
  ["so a core could give, a second", ({ processor }) => grouped(1e6 / processor)],
  ["half within", ({ latency }) => milliseconds(latency.p50)],
  ["90 % within", ({ latency }) => milliseconds(latency.p90)],
  ["97.5 % within", ({ latency }) => milliseconds(latency.p97_5)],
  ["99 % within", ({ latency }) => milliseconds(latency.p99)],
  ["the slowest", ({ latency }) => milliseconds(latency.max)],
  ["answers 200", ({ statuses }) => grouped(statuses["200"] ?? 0)],
  ["answers 304", ({ statuses }) => grouped(statuses["304"] ?? 0)],
  ["answers 404", ({ statuses }) => grouped(statuses["404"] ?? 0)],
  ["broken / late", ({ errors, timeouts }) => `${grouped(errors)} / ${grouped(timeouts)}`],
  ["memory, first third", ({ memory }) => (memory ? megabytes(memory.first) : "")],
  ["memory, last third", ({ memory }) => (memory ? megabytes(memory.last) : "")],
  ["memory, most", ({ memory }) => (memory ? megabytes(memory.most) : "")],
];

/** @returns lines with a column for each server */
export const loadTable = (loads: readonly Load[]): string =>
  columns([
    ["", ...loads.map(({ name }) => name)],
    ...rows.map(([figure, tell]) => [figure, ...loads.map(tell)]),
  ]);
