import type { ReactNode } from "react";
import { paint, type Paint } from "./features/parts/shapes.tsx";
import * as goods from "./goods.ts";
import { type Areas, Thing } from "./Thing.tsx";

/** Where goods stand on the boards of a bookcase around a person: at both ends, at both sides of the head, above it. */
const places = [25, 275, 75, 225, 150] as const;

/** What stands on a shop's boards, in turn, and what hangs from every other one. */
interface Shop {
  readonly stands: readonly ReactNode[];
  readonly hangs?: readonly ReactNode[];
}

const good = (areas: Areas) => (color: Paint) => <Thing areas={areas} color={color} />;
const yarn = good(goods.yarn);
const scarf = good(goods.scarf);
const coat = good(goods.coat);
const candle = good(goods.candle);
const lantern = good(goods.lantern);
const jar = good(goods.jar);
const spool = good(goods.spool);
const sack = <Thing areas={goods.sack} />;
const toys = <Thing areas={goods.toys} />;
const pickles = <Thing areas={goods.pickles} />;
const crock = <Thing areas={goods.crock} />;
const pouch = <Thing areas={goods.pouch} />;

/** Folded cloths, from the top. */
const folded = (...colors: readonly Paint[]) =>
  colors.map((color, i) => (
    <Thing
      key={i}
      areas={goods.cloth}
      color={color}
      at={`translate(${(i % 2) * 3 - 1} ${(i - colors.length + 1) * 24})`}
    />
  ));

/** A pair, one boot behind the other. */
const boots = (color: Paint) => (
  <>
    <Thing areas={goods.boots.back} color={color} at="translate(-50 -4)" />
    <Thing areas={goods.boots.front} color={color} at="translate(-18)" />
  </>
);

const [rust, moss, clay, peach, pale] = ["rust", "sage", "kraft", "peach", "paper"] as const;

const scarves: Shop = {
  stands: [folded(rust, moss, peach), folded(clay, peach), folded(moss, pale), folded(pale, rust)],
  hangs: [scarf(peach), scarf(rust), scarf(moss)],
};

/** The shops of the people of people.tsx and speakers.tsx, by name. */
export const shops: ReadonlyMap<string, Shop> = new Map(
  Object.entries<Shop>({
    Corran: {
      stands: [pouch, boots(rust), boots(moss)],
      hangs: [coat(moss), coat(clay), coat(peach)],
    },
    Wenna: {
      stands: [yarn(peach), yarn(rust), folded(moss, peach, clay), yarn(clay), yarn(moss)],
    },
    Ansel: {
      stands: [spool(peach), spool(moss), folded(pale, clay, pale), spool(clay), spool(pale)],
    },
    Ysolde: scarves,
    Hugo: { stands: [crock, pickles, pickles, crock, pickles] },
    Maud: { stands: [sack, jar(peach), jar(clay), sack, jar(peach)] },
    Iris: { stands: [toys, jar(rust), jar(moss), toys, jar(clay)] },
    Omar: {
      stands: [candle(peach), lantern(moss), candle(pale), lantern(rust), lantern(peach)],
    },
    "Tove Okafor-Lund": scarves,
  }),
);

/** How many goods are on each board, from the uppermost. */
const boards = [5, 4, 4, 2] as const;

/** A lit bookcase with what a person's shop makes. It has daylight colors in both themes, and is paler than the person in front of it. */
export const Bookcase = ({ name }: { name: string }) => (
  <g className="opacity-80">
    <path d="M-6-108h312v482H-6z" className="fill-on-night/25" />
    {boards.map((count, row) =>
      places.slice(0, count).map((x, i) => {
        const { stands = [], hangs = stands } = shops.get(name) ?? {};
        const all = row % 2 === 1 ? hangs : stands;
        return (
          <g key={x} transform={`translate(${x} ${90 * row - 20}) scale(.5)`}>
            {all[(2 * row + i) % all.length]}
          </g>
        );
      }),
    )}
    <path
      d="M-10-112h320v6H-10zM-6-20h312v5H-6zM-6 70h312v5H-6zM-6 160h312v5H-6zM-6 250h312v5H-6zM-10-106h5v480h-5zM305-106h5v480h-5z"
      fill={paint.tan}
    />
  </g>
);
