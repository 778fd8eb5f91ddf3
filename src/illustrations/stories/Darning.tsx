import { Press } from "#illustrations/features/parts/screens.tsx";
import { paint } from "#illustrations/features/parts/paint.ts";
import { around, Sand } from "#illustrations/features/parts/Sand.tsx";
import { Disc, Sheet, Stroke, Tick } from "#illustrations/features/parts/shapes.tsx";
import { Words } from "#illustrations/features/parts/Words.tsx";

/** Rows of knitting: one small v next to the other. */
const knit = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: 6 }, (_, i) => `M${i * 22 - 66} ${row * 22 - 56}l11 12 11-12`).join(""),
).join("");

/** The darn: threads one way, and threads woven through them. */
const warp = [-28, -17, -6, 5, 16, 27].map((x) => `M${x}-32v64`).join("");
const weft = [-24, -12, 0, 12, 24].map((y) => `M-34 ${y}h68`).join("");

/** A paid order; a thread runs from the needle to a slip that offers a darning kit. */
export function Darning() {
  return (
    <>
      <Sand stones={[around(36, 34, 350, 156), around(176, 232, 428, 216)]} />
      <Sheet x={36} y={34} w={350} h={156} />
      <Tick x={66} y={80} />
      <Words x={104} y={90} look="title" text="Order paid" />
      <Words x={66} y={132} text="Lambswool sweater, peat" />
      <Words x={66} y={162} color="inkMuted" text="$118.00" />
      <Sheet x={176} y={232} w={428} h={216} stroke="clay" />
      <g transform="translate(264 312)">
        <Disc cx={0} cy={0} r={66} fill="claySoft" />
        <g clipPath="inset(0 round 66px)">
          <path d={knit} fill="none" stroke={paint.clay} strokeWidth="2" opacity=".45" />
        </g>
        <Stroke d={warp} color="clay" width={4} />
        <Stroke d={weft} color="persimmon" width={4} />
      </g>
      <Stroke
        d="M298 288C360 268 380 226 440 196s150-10 146-66-84-66-96-22 46 62 78 32"
        color="persimmon"
      />
      <Stroke d="M564 144l48-92m-9 4q4-14 12-10 4 6-6 14" color="ink" width={4} />
      <Words x={368} y={286} weight={540} color="clay" text="Before it ships" />
      <Words x={368} y={322} size={24} face="display" weight={540} text="Darning kit" />
      <Words x={368} y={354} color="inkMuted" text="in peat, $24" />
      <Press x={352} y={380} w={228} text="Add to the order" />
    </>
  );
}
