import { around, Sand } from "#illustrations/features/parts/Sand.tsx";
import { Disc, Shape, Sheet, Stroke } from "#illustrations/features/parts/shapes.tsx";
import { Words } from "#illustrations/features/parts/Words.tsx";

const stores = [
  { y: 40, sign: "$" },
  { y: 180, sign: "€" },
  { y: 320, sign: "£" },
] as const;

/** Three shops, each with its currency, flow into one board; on it the work per order falls. */
export function Scale() {
  return (
    <>
      <Sand stones={[around(284, 84, 320, 312)]} />
      <Stroke
        d="M166 104C240 104 216 210 284 210M166 244H284M166 384C240 384 216 278 284 278"
        color="moss"
        width={5}
      />
      {stores.map(({ y, sign }) => (
        <g key={sign}>
          <Sheet x={50} y={y + 20} w={116} h={104} r={8} />
          <Shape
            d={`M52 ${y}h112l16 40a18 18 0 0 1-36 0 18 18 0 0 1-36 0 18 18 0 0 1-36 0 18 18 0 0 1-36 0z`}
            fill="moss"
          />
          <Words
            x={108}
            y={y + 108}
            size={40}
            face="display"
            weight={640}
            align="middle"
            text={sign}
          />
        </g>
      ))}
      <Sheet x={284} y={84} w={320} h={312} r={20} />
      <Words x={314} y={138} look="title" text="Work per order" />
      <Shape d="M314 352V196C380 204 420 240 464 276S540 318 574 322V352z" fill="mossSoft" />
      <Stroke d="M314 196C380 204 420 240 464 276S540 318 574 322" color="moss" width={5} />
      <Disc cx={574} cy={322} r={10} fill="raised" stroke="moss" />
      <Words x={340} y={186} look="label" text="6 min" />
      <Words x={574} y={290} look="label" align="end" text="2 min" />
    </>
  );
}
