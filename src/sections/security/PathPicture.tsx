import { rakedLine } from "#lib/rake/flow.ts";
import { toPath } from "#lib/rake/path.ts";
import type { Content } from "#model/kinds.ts";
import { RakedGround } from "#pictures/RakedGround.tsx";

interface PathPictureProps {
  /** What it shows, for those who cannot see it. */
  label: string;
  lanes: Content<"security">["hero"]["lanes"];
}

/** The page's 1200 lie from 0 on; the ground goes on to both sides for wide windows. */
const view = [-700, 0, 2600, 380] as const;
const browser = { cx: 170, cy: 200, rx: 112, ry: 74, squareness: 2.4 };
const application = { cx: 545, cy: 176, rx: 96, ry: 66, squareness: 2.2 };
const database = { cx: 985, cy: 192, rx: 196, ry: 148, squareness: 2.6 };
const stones = [browser, application, database];

/** Out along the upper lane, back along the lower one; each piece ends in its arrow. */
const lanes = [
  { id: "question", d: "M282 180C340 138 390 136 442 156", head: [442, 156, 20], at: [362, 122] },
  { id: "sql", d: "M642 150C690 122 740 124 786 150", head: [786, 150, 28], at: [714, 112] },
  { id: "rows", d: "M788 238C740 268 690 258 641 216", head: [641, 216, 222], at: [718, 288] },
  { id: "answer", d: "M450 212C400 250 340 256 284 226", head: [284, 226, 206], at: [366, 282] },
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

/** The way of a question over raked sand: three stones, and a line that goes there and comes back. */
export function PathPicture({ label, lanes: words }: PathPictureProps) {
  return (
    <div role="img" aria-label={label} className="path-picture">
      <RakedGround viewBox={view} stones={stones} gap={17} step={32} className="path-sand" />
      <svg aria-hidden="true" viewBox={view.join(" ")} preserveAspectRatio="xMidYMid slice">
        {stones.map(({ cx, cy, rx, ry }, i) => (
          <ellipse key={cx} data-stone={i} cx={cx} cy={cy} rx={rx - 7} ry={ry - 7} />
        ))}
        <path className="path-rows" d={rows} />
        {/* The schema, sealed. */}
        <path className="path-sealed" d="M513 152h64v48h-64zM513 168h64M513 184h64M534 152v48" />
        <path className="path-asked" d="M128 184h84M128 204h56" />
        {lanes.map(({ id, d, head: [x, y, turn], at }) => (
          <g key={id} className="path-lane" data-lane={id}>
            <path className="path-halo" d={d} />
            <path d={d} />
            <path
              d="M-15 -9L0 0L-15 9"
              transform={`translate(${String(x)} ${String(y)}) rotate(${String(turn)})`}
            />
            <text x={at[0]} y={at[1]} textAnchor="middle">
              {words[id]}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
