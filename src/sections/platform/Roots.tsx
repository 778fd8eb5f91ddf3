/** The roots of the cutaway (Cutaway.tsx), which come from its parts and end at the tables. */
import { rootPath } from "#illustrations/roots.ts";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { cx } from "#ui/cx.ts";
import { type PartId, partIds } from "./schema.ts";

/** The roots that a link lights; the tables light all. */
const lit: Record<PartId, string> = {
  shop: "group-has-[[data-lights~=shop]:is(:hover,:focus-visible)]/cutaway:stroke-persimmon",
  checkout:
    "group-has-[[data-lights~=checkout]:is(:hover,:focus-visible)]/cutaway:stroke-persimmon",
  inbox: "group-has-[[data-lights~=inbox]:is(:hover,:focus-visible)]/cutaway:stroke-persimmon",
  board: "group-has-[[data-lights~=board]:is(:hover,:focus-visible)]/cutaway:stroke-persimmon",
};

/** From the middle of the picture, which is 1000 wide, to each of a part's strands, by its row from the top. */
const fromMiddle = (row: number) => 4 + 7 * row;

/** The strands of a root. */
const three = [0, 1, 2];

/**
 * The main roots of a part: strands that turn like raked lines around a corner, run to the middle and down to the tables.
 * They begin behind the part's tag.
 *
 * @param x the middle of the part
 * @param first the row of the uppermost strand
 */
function strands(x: number, first: number): string {
  const inward = x < 500 ? 1 : -1;
  const [left, right] = inward > 0 ? [0, 1] : [1, 0];
  return three
    .map((j) => {
      const row = first + j;
      const [from, y, r] = [x + inward * (18 - 7 * j), 52 + 7 * row, 28 + 7 * j];
      const corner = `a${r} ${r} 0 0 ${left} ${inward * r} ${r}`;
      const last = 49 - 7 * row;
      const end = `H${500 - inward * 53}a${last} ${last} 0 0 ${right} ${inward * last} ${last}V120`;
      return `M${x + inward * 2} -12V0Q${from} 6 ${from} ${y - r}${corner}${end}`;
    })
    .join("");
}

/** The fine roots of a part, close below its tag. */
const rootlets = (part: number, x: number) =>
  [-1.1, -0.6, 0.6, 1.1]
    .map((heading) => {
      const tip = { x: x + heading * 16, y: -6, heading, length: 18, parts: 3 };
      return rootPath(tip, seededRandom(`root ${part} ${heading}`));
    })
    .join("");

interface RootProps {
  part: PartId;
  /** Path data of its main roots, and of its fine ones. */
  d: string;
  fine?: string;
}

const Root = ({ part, d, fine }: RootProps) => (
  <g className={cx("stroke-clay transition-colors forced-colors:stroke-[CanvasText]", lit[part])}>
    {fine !== undefined && <path className="draws opacity-60 stroke-fixed" d={fine} />}
    <path strokeWidth="2" className="draws stroke-fixed" d={d} />
  </g>
);

const rootLook = {
  "aria-hidden": true,
  preserveAspectRatio: "none",
  strokeLinecap: "round",
} as const;

/** The roots of all parts; on a phone those of the lower two, between them what comes from the upper two. */
export const Roots = () => (
  <>
    <svg
      {...rootLook}
      viewBox="0 0 1000 120"
      className="scene h-26 w-full overflow-visible fill-none max-md:hidden"
    >
      {partIds.map((part, i) => {
        const x = 125 + i * 250;
        // Those of the outer parts run below those of the inner ones.
        const isOuter = i === 0 || i === partIds.length - 1;
        return (
          <Root key={part} part={part} d={strands(x, isOuter ? 3 : 0)} fine={rootlets(i, x)} />
        );
      })}
    </svg>
    <svg
      {...rootLook}
      viewBox="0 0 1000 120"
      className="scene h-30 w-full overflow-visible fill-none md:hidden"
    >
      <path
        strokeLinecap="butt"
        strokeWidth="30"
        className="stroke-clay-soft stroke-fixed"
        d="M500-40V0"
      />
      {partIds.map((part, i) => {
        const x = i < 2 ? 250 : 750;
        return i % 2 === 0 ? (
          <Root key={part} part={part} d={middle(x, -40, 120)} />
        ) : (
          <Root key={part} part={part} d={strands(x, 3)} fine={rootlets(i, x)} />
        );
      })}
    </svg>
  </>
);

/** The ends of a part's strands, straight down next to the middle. */
const middle = (x: number, from: number, to: number) =>
  three.map((row) => `M${500 + (x < 500 ? -1 : 1) * fromMiddle(row)} ${from}V${to}`).join("");

/** On a phone: the roots of the upper parts, through the gap between the rows and down the gap between the columns. */
function upperStrands(x: number): string {
  const inward = x < 500 ? 1 : -1;
  return three
    .map((row) => {
      const [from, y, end] = [
        x + inward * (18 - 9 * row),
        245 + 5 * row,
        500 - inward * fromMiddle(row),
      ];
      return `M${from} 230V${y - 5}q0 5 ${inward * 14} 5H${end - inward * 14}q${inward * 14} 0 ${inward * 14} 5V500`;
    })
    .join("");
}

export const UpperRoots = () => (
  <svg
    {...rootLook}
    viewBox="0 0 1000 500"
    className="scene absolute inset-0 size-full overflow-visible fill-none md:hidden"
  >
    <Root part="shop" d={upperStrands(250)} />
    <Root part="inbox" d={upperStrands(750)} />
  </svg>
);
