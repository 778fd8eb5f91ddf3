import { cx } from "#ui/cx.ts";
import { type Composition, composition, frame } from "./composition.ts";
import { type Detail, sandPath } from "./sand.ts";
import { Disc, Lines, Stones } from "./Sand.tsx";
import { groundOf } from "./tones.ts";

type Proportion = readonly [width: number, height: number];

interface CoverProps {
  /** What it stands for, such as an article's slug; the same subject has the same cover at every build. */
  subject: string;
  /** Width to height, as a pair of units; only their proportion counts. */
  aspect?: Proportion;
  /**
   * A second proportion, for which all stones stay in the middle: the drawing can be cut down to it. Covers of a
   * subject that share a room have the same stones and colours at every aspect. Else the whole picture is the room.
   */
  room?: Proportion;
  /** "card" for a picture a third of the page wide or less. */
  detail?: Detail;
  /** Size and corners; the drawing fills the box and keeps its shape. */
  className?: string;
}

/** Units of the room's area: lines are of one density at every proportion. */
const area = 600 * 400;

/** Width and height in whole, even units, with the given area. */
function measures([across, down]: Proportion): Proportion {
  const scale = Math.sqrt(area / (across * down)) / 2;
  return [2 * Math.round(across * scale), 2 * Math.round(down * scale)];
}

/** The smallest picture of a proportion around a room. */
function around([width, height]: Proportion, [across, down]: Proportion): Proportion {
  const scale = Math.max(width / across, height / down) / 2;
  return [2 * Math.round(across * scale), 2 * Math.round(down * scale)];
}

interface Drawing {
  readonly size: Proportion;
  readonly made: Composition;
  /** The path of its lines. */
  readonly lines: string;
}

type Wanted = Required<Omit<CoverProps, "className">>;

function draw({ subject, aspect, room, detail }: Wanted): Drawing {
  const kept = measures(room);
  const size = room === aspect ? kept : around(kept, aspect);
  // Composed for the room alone, so that it is the same whatever is raked around it.
  const made = composition(subject, frame(...kept));
  return { size, made, lines: sandPath(made, frame(...size), detail) };
}

/** Drawings of cards: an article's stands in some six lists and beside as many others. */
const cards = new Map<string, Drawing>();

function drawing(wanted: Wanted): Drawing {
  if (wanted.detail !== "card") return draw(wanted);
  const key = [wanted.subject, ...wanted.aspect, ...wanted.room].join(" ");
  const made = cards.get(key) ?? draw(wanted);
  cards.set(key, made);
  return made;
}

/** The cover of a subject: raked sand of its own. Decoration, hidden from assistive technology. */
export function Cover({
  subject,
  aspect = [3, 2],
  room = aspect,
  detail = "full",
  className,
}: CoverProps) {
  const { size, made, lines } = drawing({ subject, aspect, room, detail });
  const [width, height] = size;
  return (
    <svg
      aria-hidden="true"
      viewBox={[-width / 2, -height / 2, width, height].join(" ")}
      preserveAspectRatio="xMidYMid slice"
      data-theme={made.ground === "night" ? "dark" : undefined}
      className={cx(groundOf(made), className)}
    >
      <Disc made={made} />
      <Lines made={made} d={lines} />
      <Stones made={made} />
    </svg>
  );
}
