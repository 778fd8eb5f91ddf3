/** What a relational diagram is made of: stones for tables, furrows for what points from one to another. */

/** A table as the diagram needs it. */
export interface DiagramTable {
  readonly name: string;
  /** What it points at, in the order of its columns. */
  readonly references: readonly Reference[];
}

export interface Reference {
  readonly column: string;
  readonly table: string;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Stone extends Box {
  readonly name: string;
  /** The columns that point elsewhere, from top to bottom, with the height of their middle. */
  readonly rows: readonly { readonly column: string; readonly y: number }[];
}

export interface Furrow {
  readonly from: { readonly table: string; readonly column: string };
  readonly to: string;
  /** From the column to the table that it points at; level between the two spots of a pair, bent between pairs. */
  readonly spots: readonly Spot[];
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly stones: readonly Stone[];
  readonly furrows: readonly Furrow[];
  /** Tables that point at themselves, with the column. */
  readonly loops: readonly { readonly table: string; readonly column: string }[];
}

/** The measures of the drawing, in its own units. */
export const measures = {
  width: 148,
  head: 44,
  row: 22,
  foot: 8,
  /** Between two stones above one another, and between a stone and a furrow that passes it. */
  apart: 40,
  /** Between two furrows that pass side by side. */
  furrow: 20,
  /** Between two layers: where furrows bend. */
  gap: 94,
  /** Around everything. */
  margin: 16,
} as const;
