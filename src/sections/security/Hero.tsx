import type { Content } from "#content/collections.ts";
import { Rock, RockShape } from "#illustrations/parts/Rock.tsx";
import { rakedLine } from "#illustrations/rake/flow.ts";
import { toPath } from "#illustrations/rake/path.ts";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { HeroHead } from "#sections/shared/HeroHead.tsx";

type Hero = Content<"security">["hero"];

/** The headline, and the map: browser, application and database, each with what is stored there. */
export function Hero({ hero }: { hero: Hero }) {
  return (
    <section className="overflow-x-clip plain-band pt-hero">
      <Page>
        <HeroHead title={hero.title} lead={hero.lead} />
      </Page>
      <PathPicture label={hero.picture} lanes={hero.lanes} />
      <Page>
        {/* Each below its stone. */}
        <ol className="mt-8 grid gap-10 lg:grid-cols-[22rem_19rem_minmax(0,1fr)] lg:gap-16">
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
}

interface PathPictureProps {
  /** Alternative text. */
  label: string;
  lanes: Content<"security">["hero"]["lanes"];
}

/** The page's 1200 units start at 0; the ground extends to both sides for wide windows. */
const view = [-700, 0, 2600, 380] as const;
const browser = { cx: 170, cy: 200, rx: 112, ry: 74, squareness: 2.4 };
const application = { cx: 545, cy: 176, rx: 96, ry: 66, squareness: 2.2 };
const database = { cx: 985, cy: 192, rx: 196, ry: 148, squareness: 2.6 };
const stones = [browser, application, database];

/** Out along the upper lane, back along the lower one; each piece ends in its arrow. */
const lanes = [
  {
    id: "question",
    isBack: false,
    d: "M282 180C340 138 390 136 442 156",
    head: [442, 156, 20],
    at: [362, 122],
  },
  {
    id: "sql",
    isBack: false,
    d: "M642 150C690 122 740 124 786 150",
    head: [786, 150, 28],
    at: [714, 112],
  },
  {
    id: "rows",
    isBack: true,
    d: "M788 238C740 268 690 258 641 216",
    head: [641, 216, 222],
    at: [718, 288],
  },
  {
    id: "answer",
    isBack: true,
    d: "M450 212C400 250 340 256 284 226",
    head: [284, 226, 206],
    at: [366, 282],
  },
] as const;

/** The sand within the largest stone: the rows that stay there. */
const rows = Array.from({ length: 7 }, (_, i) =>
  toPath(
    rakedLine(
      [],
      database.cy - 84 + i * 28,
      database.cx - 120 + Math.abs(i - 3) * 14,
      database.cx + 120 - Math.abs(i - 3) * 14,
      240,
    ),
  ),
).join("");

const pictureClasses = [
  "relative mt-6 h-[clamp(9.5rem,32vw,25rem)]",
  // In narrow windows the three stones are drawn from edge to edge.
  "max-lg:-ml-[58.4%] max-lg:h-[calc(217vw*380/2600)] max-lg:w-[217%]",
  "forced-colors:[&_:is(path,ellipse)]:fill-none forced-colors:[&_:is(path,ellipse)]:stroke-[CanvasText]",
].join(" ");

const labelClasses =
  "fill-ink stroke-ground stroke-6 font-code text-[length:--spacing(5)] [paint-order:stroke] max-md:stroke-12 max-md:text-[length:--spacing(11)] forced-colors:fill-[CanvasText] forced-colors:stroke-none";

/** The path of a question from browser to database and back, over raked sand. */
function PathPicture({ label, lanes: words }: PathPictureProps) {
  return (
    <div role="img" aria-label={label} className={pictureClasses}>
      <RockShape />
      <RakedGround
        viewBox={view}
        stones={stones}
        gap={17}
        className="absolute inset-0 size-full mask-[linear-gradient(transparent,black_14%_86%,transparent)] text-line"
      />
      <svg
        aria-hidden="true"
        viewBox={view.join(" ")}
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full mask-[linear-gradient(black_88%,transparent)] fill-none"
      >
        {stones.map((stone) => (
          <Rock
            key={stone.cx}
            at={stone}
            className={stone === database ? "text-moss-soft" : "text-raised"}
          />
        ))}
        <path className="stroke-moss stroke-2" d={rows} transform="translate(-44 -18)" />
        {/* The schema, sealed. */}
        <path
          className="fill-sunken stroke-ink-muted stroke-2"
          d="M513 152h64v48h-64zM513 168h64M513 184h64M534 152v48"
        />
        <path className="stroke-ink-muted stroke-2" d="M128 184h84M128 204h56" />
        {lanes.map(({ id, isBack, d, head: [x, y, turn], at }) => (
          <g
            key={id}
            className="stroke-persimmon stroke-[2.5]"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path className="stroke-ground stroke-14" d={d} />
            <path d={d} strokeDasharray={isBack ? "1 6" : undefined} />
            <path
              d="M-15 -9L0 0L-15 9"
              transform={`translate(${String(x)} ${String(y)}) rotate(${String(turn)})`}
            />
            {/* Keeps large letters away from the arrows. */}
            <text
              x={at[0]}
              y={at[1]}
              textAnchor="middle"
              className={cx(
                labelClasses,
                isBack ? "max-md:translate-y-9" : "max-md:-translate-y-7",
              )}
            >
              {words[id]}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
