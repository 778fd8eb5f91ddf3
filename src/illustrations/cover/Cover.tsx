import type { Motif } from "#content/articles/cover.ts";
import { cx } from "#ui/cx.ts";
import { type Composition, composition, frame } from "./composition.ts";
import { laid } from "./motif.ts";
import type { Scene } from "./motifs/scene.ts";
import { SceneView } from "./MotifStones.tsx";
import { type Detail, sandPath } from "./sand.ts";
import { Disc, Lines, Stones } from "./Sand.tsx";
import { groundOf } from "./tones.ts";

type Proportion = readonly [width: number, height: number];

interface CoverProps {
  /** Its subject, such as an article's slug; the same subject has the same cover in every build. */
  subject: string;
  /** The motif that the article's writer chose, in a 3:2 room. By default the subject's name determines the cover. */
  motif?: Motif | null;
  /** Width to height, as a pair of units; only their proportion counts. */
  aspect?: Proportion;
  /**
   * A second proportion to which the drawing can be cropped, since all stones stay within it. Covers of a subject with
   * the same room have the same stones and colors at every aspect. By default the whole picture is the room.
   */
  room?: Proportion;
  /** "card" for a picture a third of the page wide or less. */
  detail?: Detail;
  /** Size and corners; the drawing fills the box and keeps its shape. */
  className?: string;
}

/** Units of the room's area: lines have the same density at every proportion. */
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
  /** The motif's shapes on the lines. */
  readonly scene: Scene | undefined;
  readonly mirrored: boolean;
}

type Wanted = Required<Omit<CoverProps, "className">>;

function draw({ subject, motif, aspect, room, detail }: Wanted): Drawing {
  const kept = measures(motif === null ? room : [3, 2]);
  const size = motif === null && room === aspect ? kept : around(kept, aspect);
  if (motif !== null) {
    const { made, scene, mirrored } = laid(subject, motif);
    const lines = scene.swept ? sandPath(made, frame(...size), detail) : "";
    return { size, made, lines, scene, mirrored };
  }
  // Composed only for the room, so that it does not depend on the surroundings.
  const made = composition(subject, frame(...kept));
  const lines = sandPath(made, frame(...size), detail);
  return { size, made, lines, scene: undefined, mirrored: false };
}

/** Cached drawings of cards: an article's appears in about six lists and next to six articles. */
const cards = new Map<string, Drawing>();

function drawing(wanted: Wanted): Drawing {
  if (wanted.detail !== "card") return draw(wanted);
  const { subject, motif, aspect, room } = wanted;
  const key = [subject, motif?.name, motif?.count, ...aspect, ...room].join(" ");
  const made = cards.get(key) ?? draw(wanted);
  cards.set(key, made);
  return made;
}

/** The cover of a subject: unique raked sand. Decoration, hidden from assistive technology. */
export function Cover({
  subject,
  motif = null,
  aspect = [3, 2],
  room = aspect,
  detail = "full",
  className,
}: CoverProps) {
  const { size, made, lines, scene, mirrored } = drawing({ subject, motif, aspect, room, detail });
  const [width, height] = size;
  return (
    <svg
      aria-hidden="true"
      viewBox={[-width / 2, -height / 2, width, height].join(" ")}
      preserveAspectRatio="xMidYMid slice"
      data-theme={made.ground === "night" ? "dark" : undefined}
      className={cx(groundOf(made).background, className)}
    >
      {scene === undefined ? (
        <>
          <Disc made={made} />
          <Lines made={made} d={lines} />
          <Stones made={made} />
        </>
      ) : (
        <g transform={mirrored ? "scale(-1 1)" : undefined}>
          <Disc made={made} />
          {lines !== "" && <Lines made={made} d={lines} />}
          <SceneView made={made} scene={scene} />
        </g>
      )}
    </svg>
  );
}
