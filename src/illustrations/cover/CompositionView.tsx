/** A composition around the origin: sun or moon, the rake's lines, beds, stones with their rings, seedlings. */
import { pebbleAt } from "#illustrations/parts/pebble.ts";
import type { Composition } from "./motif.ts";
import type { Bed, Mark, Scene } from "./motifs/scene.ts";
import { reachOf } from "./motifs/scene.ts";
import { oval, ovals } from "./motifs/strokes.ts";
import { fillOf, groundOf } from "./tones.ts";

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

/** Below this size a stone looks like an ellipse. */
const small = 13;

function ellipse({ x, y, r, flat, outline }: Mark): string {
  const turn = Math.round(outline * 50 - 25);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const tenth = (value: number) => String(Math.round(value * 10) / 10);
  const half = (way: number) =>
    `a${tenth(r)} ${tenth(r * flat)} ${turn} 1 0 ${tenth(way * 2 * r * cos)} ${tenth(way * 2 * r * sin)}`;
  return `M${tenth(x - r * cos)} ${tenth(y - r * sin)}${half(1)}${half(-1)}`.replaceAll(" -", "-");
}

function StoneView({ mark }: { mark: Mark }) {
  const { x, y, r, flat, kind, outline } = mark;
  if (kind === "seedling") return <path d={sprout} transform={matrix(x, y + r * 0.95, r / 9)} />;
  const [across, down] = [r / 9, (r * flat) / 9];
  return (
    <path d={pebbleAt(outline)} transform={matrix(x - 12 * across, y - 12 * down, across, down)} />
  );
}

/** Stones and seedlings of one color; the small ones are one path. */
function Marks({ marks, className }: { marks: readonly Mark[]; className: string }) {
  if (marks.length === 0) return null;
  const isSmall = ({ kind, r }: Mark) => kind === "stone" && r <= small;
  const little = marks.filter(isSmall).map(ellipse).join("");
  return (
    <g className={className}>
      {little !== "" && <path d={little} />}
      {marks
        .filter((mark) => !isSmall(mark))
        .map((mark, i) => (
          <StoneView key={i} mark={mark} />
        ))}
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
}

/** The whole drawing, for an `svg` whose middle is the origin. */
export function CompositionView({ made, lines }: CompositionViewProps) {
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
          marks={scene.marks.filter((mark) => mark.fill === fill)}
          className={{ tone: fillOf(tone), dark: "fill-ink", plain: "fill-line-strong" }[fill]}
        />
      ))}
    </g>
  );
}
