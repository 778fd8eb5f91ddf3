import type { Motif } from "#content/articles/cover.ts";
import { cx } from "#ui/cx.ts";
import { CompositionView } from "./CompositionView.tsx";
import { composition } from "./motif.ts";
import { room } from "./motifs/scene.ts";
import { type Detail, sandPath } from "./sand.ts";
import { groundOf } from "./tones.ts";

type Proportion = readonly [width: number, height: number];

interface CoverProps {
  /** Its subject, such as an article's slug; the same subject has the same cover in every build. */
  subject: string;
  /** The motif that the article's writer chose; by default one that fits any topic. */
  motif?: Motif | null;
  /** Width to height, as a pair of units; only their proportion counts. The stones are the same in each. */
  aspect?: Proportion;
  /** "card" for a picture a third of the page wide or less. */
  detail?: Detail;
  /** Size and corners; the drawing fills the box and keeps its shape. */
  className?: string;
}

/** The smallest picture of a proportion around the motif's room, in whole, even units. */
function around([across, down]: Proportion): Proportion {
  const scale = Math.max(room.width / across, room.height / down) / 2;
  return [2 * Math.round(across * scale), 2 * Math.round(down * scale)];
}

type Wanted = Required<Omit<CoverProps, "className">>;

function draw({ subject, motif, aspect, detail }: Wanted) {
  const size = around(aspect);
  const made = composition(subject, motif);
  return { size, made, lines: made.scene.swept ? sandPath(made, size, detail) : "" };
}

/** Cached drawings of cards: an article's appears in about six lists and next to six articles. */
const cards = new Map<string, ReturnType<typeof draw>>();

function drawing(wanted: Wanted) {
  if (wanted.detail !== "card") return draw(wanted);
  const { subject, motif, aspect } = wanted;
  const key = [subject, motif?.name, motif?.count, ...aspect].join(" ");
  const made = cards.get(key) ?? draw(wanted);
  cards.set(key, made);
  return made;
}

/** The cover of a subject: unique raked sand. Decoration, hidden from assistive technology. */
export function Cover({
  subject,
  motif = null,
  aspect = [3, 2],
  detail = "full",
  className,
}: CoverProps) {
  const { size, made, lines } = drawing({ subject, motif, aspect, detail });
  const [width, height] = size;
  return (
    <svg
      aria-hidden="true"
      viewBox={[-width / 2, -height / 2, width, height].join(" ")}
      preserveAspectRatio="xMidYMid slice"
      data-theme={made.ground === "night" ? "dark" : undefined}
      className={cx(groundOf(made).background, className)}
    >
      <CompositionView made={made} lines={lines} />
    </svg>
  );
}
