import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { HeroHead } from "#sections/shared/Band.tsx";
import { Rock } from "#illustrations/parts/Rock.tsx";
import type { Stone } from "#illustrations/rake/flow.ts";
import { RakedGround } from "#illustrations/RakedGround.tsx";

/** The headline, and the map: browser, application and database, each with what is stored there. */
export const Hero = ({ hero }: Pick<Content<"security">, "hero">) => (
  <section className="overflow-x-clip plain-band pt-hero">
    <Page>
      <HeroHead title={hero.title} lead={hero.lead} />
    </Page>
    <PathPicture label={hero.picture} lanes={hero.lanes} />
    <Page>
      {/* Each below its stone. */}
      <ol className="mt-8 grid gap-10 md:grid-cols-3 md:gap-x-8 lg:gap-x-16">
        {hero.stations.map(({ id, name, text, keeps }) => (
          <li
            key={id}
            className={cx(
              "border-l-4 border-double pl-5",
              id === "database" ? "border-moss" : "border-line-strong",
            )}
          >
            <h2 className="text-title">{name}</h2>
            <p className="mt-2 max-w-140 text-ink-muted">{text}</p>
            <dl className="mt-4 text-small/body">
              <dt className="text-ink-muted">{hero.keepsLabel}</dt>
              <dd className="font-medium">{keeps}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </Page>
  </section>
);

interface PathPictureProps {
  /** Alternative text. */
  label: string;
  lanes: Content<"security">["hero"]["lanes"];
}

interface Layout {
  view: readonly [number, number, number, number];
  stones: readonly [browser: Stone, application: Stone, database: Stone];
  /** The size of what is drawn on the stones. */
  scale: number;
  /** The distance between two lines of sand. */
  gap: number;
  /** Out to the database and back; each piece has its arrow, with the direction in degrees, and its word. */
  lanes: Readonly<
    Record<
      keyof PathPictureProps["lanes"],
      { d: string; head: readonly [number, number, number]; at: readonly [number, number] }
    >
  >;
  className: string;
}

const stone = (cx: number, cy: number, rx: number, ry: number, squareness: number): Stone => ({
  cx,
  cy,
  rx,
  ry,
  squareness,
});

const layouts: readonly Layout[] = [
  // The page's 1200 units start at 0; the ground extends to both sides for wide windows.
  {
    view: [-700, 0, 2600, 380],
    stones: [
      stone(170, 200, 112, 74, 2.4),
      stone(545, 176, 96, 66, 2.2),
      stone(985, 192, 196, 148, 2.6),
    ],
    scale: 1,
    gap: 17,
    lanes: {
      question: { d: "M282 180C340 138 390 136 442 156", head: [442, 156, 20], at: [362, 122] },
      sql: { d: "M642 150C690 122 740 124 786 150", head: [786, 150, 28], at: [714, 112] },
      rows: { d: "M788 238C740 268 690 258 641 216", head: [641, 216, 222], at: [718, 288] },
      answer: { d: "M450 212C400 250 340 256 284 226", head: [284, 226, 206], at: [366, 282] },
    },
    // Below the desktop layout the three stones are drawn from edge to edge.
    className:
      "max-md:hidden h-[min(31.7vw-1.6rem,30.9rem)] max-lg:-ml-[58.4%] max-lg:h-[calc(217vw*380/2600)] max-lg:w-[217%]",
  },
  // On phones the way out is on the left, and the way back on the right.
  {
    view: [-300, 14, 1060, 700],
    stones: [
      stone(230, 92, 96, 60, 2.4),
      stone(230, 290, 84, 56, 2.2),
      stone(230, 526, 160, 112, 2.6),
    ],
    scale: 0.8,
    gap: 15,
    lanes: {
      question: { d: "M164 146C132 172 130 200 152 232", head: [152, 232, 58], at: [79, 196] },
      sql: { d: "M164 346C136 368 132 390 146 414", head: [146, 414, 62], at: [104, 388] },
      rows: { d: "M316 414C330 390 326 368 298 346", head: [298, 346, 218], at: [360, 388] },
      answer: { d: "M308 232C330 200 328 172 296 146", head: [296, 146, 218], at: [370, 196] },
    },
    className: "h-140 md:hidden",
  },
];

/** The sand within the largest stone: the rows that stay there. */
const rows = Array.from({ length: 7 }, (_, i) => {
  const reach = 120 - Math.abs(i - 3) * 14;
  return `M${-reach} ${i * 28 - 84}h${2 * reach}`;
}).join("");

const labelClasses =
  "fill-ink stroke-ground stroke-6 font-code text-[length:--spacing(5)] [paint-order:stroke] forced-colors:fill-[CanvasText] forced-colors:stroke-none";

/** The path of a question from browser to database and back, over raked sand. */
const PathPicture = (props: PathPictureProps) =>
  layouts.map((layout) => <Path key={layout.className} {...props} layout={layout} />);

function Path({ label, lanes: words, layout }: PathPictureProps & { layout: Layout }) {
  const { view, stones, scale, gap, lanes, className } = layout;
  const [browser, application, database] = stones;
  const on = ({ cx, cy }: Stone, [x, y]: readonly [number, number] = [0, 0]) =>
    `translate(${cx + x * scale} ${cy + y * scale}) scale(${scale})`;
  return (
    <div
      role="img"
      aria-label={label}
      className={cx(
        "relative mt-6 forced-colors:[&_:is(path,ellipse)]:fill-none forced-colors:[&_:is(path,ellipse)]:stroke-[CanvasText]",
        className,
      )}
    >
      <RakedGround
        viewBox={view}
        stones={stones}
        gap={gap}
        className="absolute inset-0 size-full mask-[linear-gradient(transparent,black_14%_86%,transparent)] text-line"
      />
      <svg
        aria-hidden="true"
        viewBox={view.join(" ")}
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full mask-[linear-gradient(black_88%,transparent)] fill-none"
      >
        {stones.map((each) => (
          <Rock
            key={each.cy}
            at={each}
            className={each === database ? "text-moss-soft" : "text-raised"}
          />
        ))}
        <path className="stroke-moss stroke-2" d={rows} transform={on(database, [-44, -18])} />
        {/* The schema, sealed. */}
        <path
          className="fill-sunken stroke-ink-muted stroke-2"
          d="M-32-24h64v48h-64zM-32-8h64M-32 8h64M-11-24v48"
          transform={on(application)}
        />
        <path
          className="stroke-ink-muted stroke-2"
          d="M-42-16h84M-42 4h56"
          transform={on(browser)}
        />
        {(["question", "sql", "rows", "answer"] as const).map((id) => {
          const { d, head, at } = lanes[id];
          return (
            <g key={id} className="stroke-persimmon stroke-[2.5] stroke-round">
              <path d={d} strokeDasharray={id === "rows" || id === "answer" ? "1 6" : undefined} />
              <path
                d="M-15 -9L0 0L-15 9"
                transform={`translate(${head[0]} ${head[1]}) rotate(${head[2]})`}
              />
              <text x={at[0]} y={at[1]} textAnchor="middle" className={labelClasses}>
                {words[id]}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
