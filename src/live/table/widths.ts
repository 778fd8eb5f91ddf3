/**
 * How wide a column is before anybody widens it: one of a few steps, by what it holds and by its name, so that the
 * first state of the table, which has no style of its own for each column, has the same. Pure.
 */
import type { Column } from "#live/engine/tables/kinds.ts";

/** In pixels at a text size of 16. The names are those of `data-width` in styles/frame/rows.css. */
export const widths = { xs: 96, s: 120, m: 160, l: 176, xl: 240 } as const;
export type Width = keyof typeof widths;

const steps = Object.keys(widths) as Width[];

/** What values of a kind need. */
const needed: Readonly<Record<Column["kind"], number>> = {
  text: 130,
  integer: 72,
  real: 96,
  money: 104,
  date: 112,
  datetime: 170,
  boolean: 72,
};

/** A letter of a heading, and what is next to the letters: padding, the order's number, the menu. */
const letter = 7.2;
const beside = 40;

/** @param name of the column, as its heading shows it */
export function widthOf({ name, kind }: Column): Width {
  const need = Math.max(needed[kind], name.length * letter + beside);
  return steps.find((step) => widths[step] >= need) ?? "xl";
}

/** The least that a column can be made, and by how much a key makes it wider. */
export const narrowest = 56;
export const widest = 800;
export const widthStep = 24;
