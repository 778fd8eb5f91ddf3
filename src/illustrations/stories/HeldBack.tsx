import { Chip } from "#illustrations/features/parts/screens.tsx";
import { paint } from "#illustrations/features/parts/paint.ts";
import { around, Sand } from "#illustrations/features/parts/Sand.tsx";
import { Disc, Sheet, Stroke } from "#illustrations/features/parts/shapes.tsx";
import { Words } from "#illustrations/features/parts/Words.tsx";

const threads = Array.from({ length: 15 }, (_, i) => `M${440 + i * 11} 40V440`).join("");
/** The cloth: dense weft, each row slightly offset, as if woven by hand. */
const cloth = Array.from(
  { length: 17 },
  (_, i) => `M436 ${316 + i * 7}q40-${2 + (i % 3)} 80 0t82 0`,
).join("");

/** Express is struck out and held back, ground shipping is chosen; next to it the cloth that is being woven. */
export function HeldBack() {
  return (
    <>
      <Sand stones={[around(30, 44, 368, 392), around(424, 28, 186, 424)]} />
      <Sheet x={30} y={44} w={368} h={392} />
      <Words x={60} y={96} look="title" text="Tablecloth, 8 seats" />
      <Words x={60} y={130} color="inkMuted" text="$640.00" />
      <Sheet x={54} y={154} w={320} h={74} fill="sunken" stroke="none" />
      <Disc cx={80} cy={191} r={10} fill="none" stroke="lineStrong" />
      <Words x={104} y={184} color="inkMuted" struck text="Express" />
      <Words x={104} y={212} color="inkMuted" struck text="$28" />
      <Chip x={220} y={172} w={138} accent="persimmon" text="Not available" />
      <Sheet x={54} y={242} w={320} h={74} stroke="ink" />
      <Disc cx={80} cy={279} r={10} fill="raised" stroke="ink" />
      <Disc cx={80} cy={279} r={4} fill="ink" stroke="ink" />
      <Words x={104} y={272} weight={540} text="Ships when it is woven" />
      <Words x={104} y={300} color="inkMuted" text="$9" />
      <Sheet x={54} y={334} w={320} h={80} fill="claySoft" stroke="none" r={10} />
      <Words x={74} y={368} weight={540} text="Woven for you," />
      <Words x={74} y={396} text="in about three weeks" />
      <Sheet x={424} y={28} w={186} h={424} fill="raised" r={10} />
      <Stroke d={threads} color="lineStrong" width={1.5} />
      <path d="M436 312h164v124H436z" fill={paint.claySoft} />
      <Stroke d={cloth} color="clay" width={2} />
      <path d="M452 292q66-26 132 0-66 26-132 0z" fill={paint.clay} />
      <Stroke d="M478 292h80" color="onInverse" width={3} />
      <Stroke d="M584 292c30 0 20 22 10 26" color="clay" />
      <Stroke d="M424 40h186M424 440h186" color="ink" width={8} />
    </>
  );
}
