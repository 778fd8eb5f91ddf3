import { Person } from "#illustrations/features/parts/screens.tsx";
import { paint } from "#illustrations/features/parts/paint.ts";
import { around, Sand } from "#illustrations/features/parts/Sand.tsx";
import { Disc, Sheet, Stroke } from "#illustrations/features/parts/shapes.tsx";
import { Words } from "#illustrations/features/parts/Words.tsx";

/** A scarf laid in a loop, its ends fringed. */
const scarf = "M70 40q72-46 144 0q22 24-8 48l24 108h-48l-14-86-14 62h-48l26-84q-84-10-62-48z";
const stripes = "M96 62q46 26 92 0M128 150l44 8M186 120l38-6M190 152l42-6";
const fringe =
  "M122 172l-6 18m16-18l-3 18m15-18v18m14-18l3 18M186 196l2 18m12-18l3 18m12-18l4 18m10-18l4 18";

/** A post with a link; the link's discount runs in a furrow to the bill, where it is subtracted. */
export function CarriedLink() {
  return (
    <>
      <Sand stones={[around(28, 32, 236, 350)]} />
      <Sheet x={28} y={32} w={236} h={350} />
      <Person x={46} y={46} size={44} name="Ysolde" accent="persimmon" />
      <Words x={100} y={76} weight={540} text="Ysolde" />
      <path d="M36 104h220v202H36z" fill={paint.persimmonSoft} />
      <g transform="translate(34 98) scale(.82)">
        <path d={scarf} fill={paint.raised} stroke={paint.persimmon} strokeWidth="3" />
        <Stroke d={stripes + fringe} color="persimmon" />
      </g>
      <Sheet x={44} y={324} w={178} h={42} r={21} fill="sunken" stroke="none" />
      <Words x={133} y={352} look="label" align="middle" text="/with/ysolde" />
      <Stroke
        d="M228 345c54 0 54-8 54-60V190c0-76 46-96 96-96s112 8 112 84v58m-18-20l18 22 18-22"
        color="persimmon"
        width={4}
      />
      <Disc cx={378} cy={94} r={26} fill="persimmon" />
      <Words x={378} y={101} weight={640} align="middle" color="onInverse" text="12%" />
      <Sheet x={300} y={252} w={312} h={192} stroke="persimmon" />
      <Words x={322} y={300} text="Scarf, heron" />
      <Words x={590} y={300} align="end" text="$98.00" />
      <Words x={322} y={334} weight={540} color="persimmon" text="12%, with Ysolde" />
      <Words x={590} y={334} weight={540} align="end" color="persimmon" text="−$11.76" />
      <Stroke d="M322 356h268" color="line" width={2} />
      <Words x={322} y={400} size={24} face="display" weight={540} text="Total" />
      <Words x={590} y={404} size={40} face="display" weight={640} align="end" text="$86.24" />
      <Words x={322} y={430} color="inkMuted" text="No code needed" />
    </>
  );
}
