import { paint } from "./parts/paint.ts";
import { around, Sand } from "./parts/Sand.tsx";
import { Disc, Shape, Sheet, Stroke } from "./parts/shapes.tsx";
import { Person } from "./parts/Person.tsx";
import { Chip } from "./parts/things.tsx";
import { Words } from "./parts/Words.tsx";

const jar = "m-30-40h60v16h-60zm-6 28q0-12 12-12h48q12 0 12 12v62q0 12-12 12h-48q-12 0-12-12z";
const bottle = "m-10-62h20v44q18 8 18 28v42q0 10-10 10h-36q-10 0-10-10v-42q0-20 18-28z";
/** Jars and bottles, two on each of two shelves. */
const goods = [`M112 196${jar}`, `M242 196${bottle}`, `M112 352${bottle}`, `M242 352${jar}`];

/** One hanging cloth of the awning, 46 wide, from where the pen is. */
const cloth = "h46v56a23 23 0 0 1-46 0z";
const awning = [32, 78, 124, 170, 216, 262].map((x) => `M${x} 36${cloth}`).join("");
const stripes = [32, 124, 216, 308].map((x) => `M${x} 36${cloth}`).join("");

const rewards = [
  { name: "Free tea", y: 236 },
  { name: "Free mug", y: 296 },
] as const;

/** A shop under its awning; from the side a panel greets the customer: points, two rewards, one offer. */
export function ShoppingWidget() {
  return (
    <>
      <Sand stones={[around(32, 36, 608, 408)]} />
      <Sheet x={40} y={52} w={560} h={388} />
      <path d={awning} fill={paint.raised} stroke={paint.moss} strokeWidth="2" />
      <path d={stripes} fill={paint.moss} />
      <Stroke d="M48 260H306M48 416H306" color="lineStrong" />
      {goods.map((at) => (
        <path key={at} d={at} fill={paint.sunken} stroke={paint.lineStrong} strokeWidth="3" />
      ))}
      <Stroke
        d="M96 214h32m-32 14h32M226 214h32m-32 14h32M96 370h32m-32 14h32M226 370h32m-32 14h32"
        color="moss"
        width={5}
      />
      <Sheet x={330} y={30} w={340} h={420} r={24} stroke="moss" />
      <Person x={356} y={54} size={64} name="Maren" accent="moss" />
      <Words x={436} y={96} size={30} face="display" weight={540}>
        Hi Maren
      </Words>
      <Words x={356} y={184} size={56} face="display" weight={640} color="moss">
        640
      </Words>
      <Words x={474} y={184} size={24}>
        points
      </Words>
      {rewards.map(({ name, y }) => (
        <g key={name}>
          <Words x={356} y={y + 26} size={24} weight={540}>
            {name}
          </Words>
          <Chip x={490} y={y} w={118} accent="moss">
            Redeem
          </Chip>
        </g>
      ))}
      <Sheet x={356} y={360} w={252} h={68} r={14} fill="mossSoft" stroke="moss" dashed />
      <Shape d="M372 394l16-18h26a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6h-26z" fill="moss" />
      <Disc cx={391} cy={394} r={5} fill="mossSoft" />
      <Words x={434} y={402} size={24} weight={540}>
        20% off honey
      </Words>
    </>
  );
}
