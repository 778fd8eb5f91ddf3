import { monthNames } from "./days.ts";
import { dayNameWords } from "./named-days.ts";
import { seasonWords } from "./seasons.ts";

/** Words of periods, for the mending of typing errors. */
export const periodWords: readonly string[] = [
  ...monthNames.map((name) => name.toLowerCase()),
  ...dayNameWords,
  ...seasonWords,
  ...monthNames.map((name) => name.toLowerCase().slice(0, 3)),
  ..."eve yesterday today last previous since before after until between through quarter months weeks days years first second third fourth half current trailing".split(
    " ",
  ),
];
