/** A composition around the origin: sun or moon, the rake's lines, beds, stones with their rings, seedlings. */
import { pebbleAt } from "#illustrations/parts/pebble.ts";
import { rockHref } from "#illustrations/parts/Rock.tsx";
import type { Composition } from "./motif.ts";
import type { Bed, Mark, Scene } from "./motifs/scene.ts";
import { reachOf } from "./motifs/scene.ts";
import { oval, ovals } from "./motifs/strokes.ts";
import { cx } from "#ui/cx.ts";
import { fillOf, groundOf, textOf } from "./tones.ts";

const short = (value: number) => String(Math.round(value * 100) / 100);

interface PartProps {
  made: Composition;
}

/** Rings and the area they clear, as the last bed. */
function ringBed({ marks, ringGap }: Scene): Bed {
  const standing = marks.filter(({ kind, rings }) => kind === "stone" || rings > 0);
  return {
    cut: standing.map((mark) => oval(mark.x, mark.y, ...reachOf(mark, ringGap))).join(""),
    lines: marks
      .map(({ x, y, r, flat, rings }) =>
        ovals([x, y], [r + ringGap, r * flat + ringGap], { count: rings, gap: ringGap }),
      )
      .join(""),
  };
}

function BedView({ bed: { cut, width, lines }, made }: PartProps & { bed: Bed }) {
  const { clear, clearLine } = groundOf(made);
  return (
    <>
      {cut !== "" &&
        (width === undefined ? (
          <path d={cut} className={clear} stroke="none" />
        ) : (
          <path d={cut} className={clearLine} strokeWidth={width} strokeOpacity="1" />
        ))}
      {lines !== "" && <path d={lines} />}
    </>
  );
}

/** A seedling with the origin at its foot, as one shape. */
const sprout =
  "M-.7 0c.6-4 .4-7-.2-10-4.5.3-7.8-2.5-8.3-7.3 5-.3 8.5 2.5 8.8 7.1 0-4.3 3.2-7 8.4-6.8.4 4.3-2.8 7.3-7.3 7.2.6 3 .7 6 .2 9.8z";

const matrix = (x: number, y: number, across: number, down = across) =>
  `matrix(${[across, 0, 0, down, x, y].map(short).join(" ")})`;

interface MarksProps {
  marks: readonly Mark[];
  /** Of the stones; seedlings are always in the accent. */
  fill: Mark["fill"];
  composition: CompositionViewProps;
}

/** Stones and seedlings of one color. Light comes from the left in a mirrored picture, too. */
function Marks({ marks, fill, composition: { made, flat } }: MarksProps) {
  if (marks.length === 0) return null;
  const tone = flat ? fillOf(made.tone) : cx(fillOf(made.tone), textOf(made.tone));
  const colors = { tone, dark: "fill-ink text-ink", plain: "fill-line-strong text-line-strong" };
  return (
    <g className={colors[fill]}>
      {marks.map(({ x, y, r, flat: flatness, kind, outline }, i) => {
        if (kind === "seedling")
          return <path key={i} d={sprout} transform={matrix(x, y + r * 0.95, r / 9)} />;
        const [across, down] = [r / 9, (r * flatness) / 9];
        const place = matrix(x - 12 * across, y - 12 * down, across, down);
        return flat ? (
          <path key={i} d={pebbleAt(outline)} transform={place} />
        ) : (
          <use
            key={i}
            href={rockHref}
            transform={matrix(x, y, made.mirrored ? -r : r, r * flatness * 1.12)}
          />
        );
      })}
    </g>
  );
}

function Disc({ made: { scene, tone } }: PartProps) {
  if (scene.disc === undefined) return null;
  const { cx, cy, r, kind } = scene.disc;
  return (
    <circle
      cx={short(cx)}
      cy={short(cy)}
      r={short(r)}
      fillOpacity={kind === "moon" ? 0.28 : undefined}
      className={fillOf(tone)}
    />
  );
}

interface CompositionViewProps extends PartProps {
  /** Path data of the lines (sand.ts); empty if the beds fill the picture. Expensive, so callers cache it. */
  lines: string;
  /** Stones without light and shadow, for a picture outside a page: those refer to the layout's `RockShape`. */
  flat?: boolean;
}

/** The whole drawing, for an `svg` whose middle is the origin. */
export function CompositionView(composition: CompositionViewProps) {
  const { made, lines } = composition;
  const { scene, tone, mirrored } = made;
  const { line } = groundOf(made);
  return (
    <g transform={mirrored ? "scale(-1 1)" : undefined}>
      <Disc made={made} />
      {lines !== "" && <path d={lines} className={line} strokeOpacity={0.5} fill="none" />}
      <g className={line} strokeOpacity="0.8" fill="none">
        {[...scene.beds, ringBed(scene)].map((bed, i) => (
          <BedView key={i} bed={bed} made={made} />
        ))}
      </g>
      {scene.tinted !== undefined && <path d={scene.tinted} className={fillOf(tone)} />}
      {(["plain", "dark", "tone"] as const).map((fill) => (
        <Marks
          key={fill}
          fill={fill}
          marks={scene.marks.filter((mark) => mark.fill === fill)}
          composition={composition}
        />
      ))}
    </g>
  );
}
