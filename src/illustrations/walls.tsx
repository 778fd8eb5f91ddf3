import type { ReactNode } from "react";
import {
  boots,
  box,
  candle,
  coat,
  folded,
  jar,
  pouch,
  sack,
  scarf,
  spool,
  wick,
  yarn,
} from "./wares.tsx";

/** Where goods stand on the boards of a bookcase around a person: at both ends, at both sides of the head, above it. */
const places = [25, 275, 75, 225, 150] as const;

/** What is on each board, from the uppermost, in the order of `places`. */
type Boards = readonly (readonly ReactNode[])[];

const [rust, moss, clay, peach, pale] = [
  "fill-rust",
  "fill-moss-soft",
  "fill-soil",
  "fill-persimmon-soft",
  "fill-raised",
] as const;

const scarves: Boards = [
  [
    folded(rust, moss, peach),
    folded(clay, peach),
    folded(peach, rust),
    folded(moss, clay, pale),
    folded(pale, clay, rust),
  ],
  [scarf(peach), scarf(rust), scarf(moss), scarf(peach)],
  [folded(moss, pale), folded(peach, rust, clay), folded(clay, pale), folded(rust, moss, peach)],
  [scarf(rust)],
];

/** The shops of the people of people.tsx and speakers.tsx, by name. */
export const shops: ReadonlyMap<string, Boards> = new Map(
  Object.entries({
    Corran: [
      [pouch, boots(rust), boots(moss), pouch, pouch],
      [coat(moss), coat(clay), coat(peach), coat(moss)],
      [boots(clay), pouch, pouch, boots(rust)],
      [coat(peach), coat(clay)],
    ],
    Wenna: [
      [yarn(peach), yarn(rust), folded(moss, peach, clay), yarn(clay), yarn(moss)],
      [folded(rust, pale, peach), yarn(clay), yarn(peach), folded(clay, rust)],
      [yarn(rust), folded(moss, clay), folded(peach, rust, pale), yarn(clay)],
      [yarn(moss), yarn(peach)],
    ],
    Ansel: [
      [spool(peach), spool(moss), folded(pale, clay, pale), spool(clay), spool(pale)],
      [folded(pale, peach, moss), spool(pale), spool(peach), folded(clay, pale)],
      [spool(clay), folded(pale, clay), folded(peach, pale, clay), spool(moss)],
      [spool(pale), spool(peach)],
    ],
    Ysolde: scarves,
    Maud: [
      [sack, jar(peach), jar(clay), sack, jar(peach)],
      [jar(clay), sack, sack, jar(peach)],
      [sack, jar(peach), jar(clay), sack],
      [jar(peach), sack],
    ],
    Iris: [
      [box, jar(rust), box, jar(moss), box],
      [jar(moss), box, box, jar(rust)],
      [box, jar(clay), jar(moss), box],
      [jar(rust), box],
    ],
    Omar: [
      [candle(peach), jar(moss, wick), candle(pale), jar(rust, wick), jar(peach, wick)],
      [jar(rust, wick), candle(moss), candle(peach), jar(pale, wick)],
      [candle(pale), jar(peach, wick), jar(moss, wick), candle(rust)],
      [jar(rust, wick), candle(pale)],
    ],
    "Tove Okafor-Lund": scarves,
  }),
);

/** A lit bookcase with what a person's shop makes. It has daylight colors in both themes, and is paler than the person in front of it. */
export const Bookcase = ({ name }: { name: string }) => (
  <g data-theme="light" className="stroke-clay opacity-80" strokeWidth="3">
    <path d="M-6-108h312v482H-6z" className="fill-on-night/25 stroke-none" />
    {shops.get(name)?.map((goods, row) =>
      goods.map((ware, i) => (
        <g
          key={`${row} ${i}`}
          transform={`translate(${places[i] ?? 0} ${90 * row - 20}) scale(.5)`}
        >
          {ware}
        </g>
      )),
    )}
    <path
      d="M-10-112h320v6H-10zM-6-20h312v5H-6zM-6 70h312v5H-6zM-6 160h312v5H-6zM-6 250h312v5H-6zM-10-106h5v480h-5zM305-106h5v480h-5z"
      className="fill-clay stroke-none"
    />
  </g>
);
