/** The parts of a composition, around the origin: each part goes into an `svg` of its frame. */
import { pebbleAt } from "#illustrations/parts/pebble.ts";
import type { Boulder, Composition } from "./composition.ts";
import { ringGap } from "./place.ts";
import { sweep } from "./sand.ts";
import { fillOf, groundOf, stoneOf, strokeOf } from "./tones.ts";

/** A seedling of two leaves in a box of 24 units, its foot at 12, 21. */
const stem = "M12 21c.6-4 .4-7-.2-10";
const leaves =
  "M11.8 12C7 12.5 3.5 9.5 3 4.5c5-.3 8.5 2.5 8.8 7.5zM11.8 10c0-4 3-7 8.2-7 .4 4.5-3 7.5-8.2 7z";

const short = (value: number) => String(Math.round(value * 100) / 100);

interface MadeProps {
  made: Composition;
}

interface LinesProps extends MadeProps {
  /** From sandPath (sand.ts): expensive, so callers cache it. */
  d: string;
}

interface StoneProps extends MadeProps {
  stone: Boulder;
}

const stroke = (made: Composition) =>
  ({ className: groundOf(made).line, strokeOpacity: 0.5, fill: "none" }) as const;

function Seedling({ stone: { rx }, made: { angle, tone } }: StoneProps) {
  return (
    <g transform={`rotate(${-angle}) scale(${short(rx / 9)}) translate(-12 -19)`}>
      <path d={stem} strokeWidth="1.5" strokeLinecap="round" className={strokeOf(tone)} />
      <path d={leaves} className={fillOf(tone)} />
    </g>
  );
}

function Pebble({ stone, made }: StoneProps) {
  const { rx, ry, outline } = stone;
  return (
    <path
      d={pebbleAt(outline)}
      transform={`scale(${short(rx / 9)} ${short(ry / 9)}) translate(-12 -12)`}
      className={stoneOf(made, stone)}
    />
  );
}

/** Sun or moon, below the lines. */
export function Disc({ made: { disc, tone } }: MadeProps) {
  if (disc === undefined) return null;
  const { cx, cy, r, kind } = disc;
  const share = kind === "moon" ? 0.28 : undefined;
  return (
    <circle
      cx={short(cx)}
      cy={short(cy)}
      r={short(r)}
      fillOpacity={share}
      className={fillOf(tone)}
    />
  );
}

/** The lines of the rake, around the origin. */
export function Lines({ made, d }: LinesProps) {
  return <path d={d} transform={`rotate(${made.angle})`} {...stroke(made)} />;
}

/** Stones and seedlings with the rings around them. */
export function Stones({ made }: MadeProps) {
  const { angle, wave, gap, stones } = made;
  const ring = gap * ringGap;
  return (
    <g transform={`rotate(${angle})`} fill="none">
      {stones.map((stone) => (
        <g
          key={stone.kind + short(stone.cx)}
          transform={`matrix(1 ${short(sweep(wave, stone.cx).slope)} 0 1 ${short(stone.cx)} ${short(stone.cy)})`}
        >
          {Array.from({ length: stone.rings }, (_, i) => (
            <ellipse
              key={i}
              rx={short(stone.rx + (i + 1) * ring)}
              ry={short(stone.ry + (i + 1) * ring)}
              {...stroke(made)}
            />
          ))}
          {stone.kind === "seedling" ? (
            <Seedling stone={stone} made={made} />
          ) : (
            <Pebble stone={stone} made={made} />
          )}
        </g>
      ))}
    </g>
  );
}
