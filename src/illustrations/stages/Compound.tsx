import { around, Sand } from "#illustrations/features/parts/Sand.tsx";
import { Disc, Shape, Sheet, Stroke } from "#illustrations/features/parts/shapes.tsx";
import { Words } from "#illustrations/features/parts/Words.tsx";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"] as const;

/** Six months of gains as layers of earth: recovered payments, then kept subscribers, then upsells on top. */
export function Compound() {
  return (
    <>
      <Sand stones={[around(36, 36, 568, 408)]} />
      <Sheet x={36} y={36} w={568} h={408} r={20} />
      <Shape d="M64 388V342C170 330 240 300 340 262S500 160 576 84V388z" fill="claySoft" />
      <Shape d="M64 388V354C180 346 250 326 350 304S510 262 576 200V388z" fill="mossSoft" />
      <Shape d="M64 388V368C190 364 260 352 360 342S510 328 576 304V388z" fill="moss" />
      <Stroke d="M64 342C170 330 240 300 340 262S500 160 576 84" color="moss" width={5} />
      <Disc cx={576} cy={84} r={11} fill="raised" stroke="moss" />
      {months.map((month, i) => (
        <Words key={month} x={92 + i * 91} y={422} align="middle" color="inkMuted" text={month} />
      ))}
      <Words x={560} y={194} weight={540} align="end" text="Upsells" />
      <Words x={560} y={282} weight={540} align="end" text="Kept" />
      <Words x={560} y={368} look="label" align="end" color="raised" text="Recovered" />
      <Words x={68} y={112} look="figure" text="$21,460" />
      <Words x={68} y={148} look="body" color="inkMuted" text="gained in June" />
    </>
  );
}
