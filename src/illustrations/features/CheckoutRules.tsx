import { paint } from "./parts/paint.ts";
import { around, Sand } from "./parts/Sand.tsx";
import { Disc, Sheet, Shape, Stroke } from "./parts/shapes.tsx";
import { Words } from "./parts/Words.tsx";

/** What each rule is about: its sign around 0, 0, what it names and what it does. */
const rules = [
  { sign: "M-13-16v34M-13-14h28l-7 9 7 9h-28", name: "Norway", does: "blocked" },
  {
    sign: "M-16 12h-4v-24h24v24H-6M4-4h9l7 8v8h-6M-16 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0M4 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
    name: "Express",
    does: "hidden for jars",
  },
  { sign: "M0-17a8 8 0 1 1-.1 0M-16 17c0-18 32-18 32 0z", name: "One customer", does: "stopped" },
] as const;

/** Three rules, each with its switch on; next to them a checkout behind a barrier that is down. */
export function CheckoutRules() {
  return (
    <>
      <Sand stones={[around(30, 44, 582, 392)]} />
      {rules.map(({ sign, name, does }, i) => (
        <g key={name} transform={`translate(30 ${44 + i * 138})`}>
          <Sheet x={0} y={0} w={312} h={116} />
          <g transform="translate(40 58)">
            <Stroke d={sign} color="inkMuted" />
          </g>
          <Words x={74} y={52} size={24} weight={540}>
            {name}
          </Words>
          <Words x={74} y={84} color="inkMuted">
            {does}
          </Words>
          <Sheet x={232} y={40} w={64} h={36} r={18} fill="persimmon" stroke="none" />
          <Disc cx={278} cy={58} r={13} fill="raised" />
        </g>
      ))}
      <Sheet x={376} y={44} w={192} h={392} />
      <Words x={396} y={96} size={30} face="display" weight={540}>
        Checkout
      </Words>
      {[120, 316].map((y) => (
        <Sheet key={y} x={396} y={y} w={152} h={40} r={10} fill="sunken" stroke="none" />
      ))}
      <Sheet x={396} y={370} w={152} h={44} r={22} fill="sunken" stroke="line" />
      <Words x={472} y={399} weight={540} color="inkMuted" align="middle">
        Pay
      </Words>
      <Sheet x={356} y={218} w={240} h={40} r={20} fill="raised" stroke="persimmon" />
      <path d="M396 220h24l-20 36h-24zM548 220h24l-20 36h-24z" fill={paint.persimmon} />
      <Shape d="M580 190a10 10 0 0 1 10-10h12a10 10 0 0 1 10 10V480H580z" fill="ink" />
      <Disc cx={596} cy={238} r={8} fill="raised" />
      <Disc cx={472} cy={238} r={52} fill="persimmon" stroke="raised" />
      <Sheet x={440} y={228} w={64} h={20} r={4} fill="raised" stroke="none" />
    </>
  );
}
