import type { ReactNode } from "react";

/** The wall behind a portrait, with what the person's shop makes, in a box of 300 by 360 units. It follows the theme. */
interface Wall {
  className: string;
  goods: ReactNode;
}

const rain = Array.from({ length: 40 }, (_, i) => {
  const column = i % 8;
  return `M${column * 37 + 22} ${Math.floor(i / 8) * 66 + (column % 3) * 22}l-12 30`;
}).join("");

/** Balls of yarn on two shelves. */
const yarn = (
  <>
    <g className="fill-persimmon-soft stroke-persimmon">
      <path d="M36 96a30 30 0 1 1 .1 0zM262 206a30 30 0 1 1 .1 0z" />
      <path d="M14 48q30-4 44 34M10 64q26-2 36 28M240 158q30-4 44 34M236 174q26-2 36 28" />
    </g>
    <g className="fill-clay-soft stroke-clay">
      <path d="M40 206a34 34 0 1 1 .1 0zM258 96a34 34 0 1 1 .1 0z" />
      <path d="M66 150q-34-2-48 40M72 166q-30-2-40 34M284 40q-34-2-48 40M290 56q-30-2-40 34" />
    </g>
    <path d="M-4 98h308M-4 208h308" className="stroke-moss stroke-6" />
  </>
);

/** The threads of a loom, hung from its beam. */
const warp = "M-4 22h308" + Array.from({ length: 25 }, (_, i) => `M${i * 12 + 6} 22v340`).join("");

const scarves = (
  <>
    <path d="M-4 36h308" className="stroke-line-strong stroke-6" />
    <path
      d="M14 30h40v176H14zM246 30h40v176h-40z"
      className="fill-persimmon-soft stroke-persimmon"
    />
    <path d="M62 30h36v120H62zM204 30h36v120h-36z" className="fill-moss-soft stroke-moss" />
    <path
      d="M20 206v22m10-22v22m10-22v22m8-22v22M252 206v22m10-22v22m10-22v22m8-22v22M14 60h40M14 72h40M246 60h40M246 72h40"
      className="fill-none stroke-persimmon"
    />
  </>
);

/** The same small drawing in staggered rows. */
const strewn = (shape: string) =>
  Array.from(
    { length: 20 },
    (_, i) => `M${(i % 4) * 75 + (i % 8 < 4 ? 24 : 58)} ${Math.floor(i / 4) * 72 + 44}${shape}`,
  ).join("");

/** From the foot of each: an ear of oats, a paw, and a candle with its flame. */
const oats = strewn(
  "v-34m0 22q-14-3-14-14 12 2 14 14 2-12 14-14 0 11-14 14m0-16q-14-3-14-14 12 2 14 14 2-12 14-14 0 11-14 14",
);
const paws = strewn("c9 0 14-8 9-15-4-6-14-6-18 0-5 7 0 15 9 15m-14-22h.1m8-9h.1m12 0h.1m8 9h.1");
const candles = strewn("h-8v-26h16v26zm0-26v-6m0 0q-8-6 0-15 8 9 0 15");

/** The walls behind the people of people.tsx and speakers.tsx, by name. */
export const walls: ReadonlyMap<string, Wall> = new Map(
  Object.entries({
    Corran: {
      className: "bg-persimmon-soft",
      goods: <path d={rain} className="stroke-persimmon stroke-4 opacity-70" />,
    },
    Wenna: { className: "bg-moss-soft", goods: yarn },
    Ansel: {
      className: "bg-soil",
      goods: <path d={warp} className="stroke-clay stroke-3 opacity-70" />,
    },
    Ysolde: { className: "bg-line", goods: scarves },
    Maud: { className: "bg-clay-soft", goods: <path d={oats} className="fill-none stroke-clay" /> },
    Iris: {
      className: "bg-persimmon-soft",
      goods: <path d={paws} className="fill-none stroke-persimmon stroke-6 opacity-60" />,
    },
    Omar: {
      className: "bg-soil",
      goods: <path d={candles} className="fill-persimmon-soft stroke-clay" />,
    },
    "Tove Okafor-Lund": { className: "bg-clay-soft", goods: scarves },
  }),
);
