import { Bust } from "#illustrations/Bust.tsx";
import { bag, box, jar } from "#illustrations/goods.ts";
import { Thing } from "#illustrations/Thing.tsx";
import { Chip, Window } from "./parts/screens.tsx";
import { Disc, Ground, paint, Shape, Sheet, Stroke, Tick, Words } from "./parts/shapes.tsx";

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
export const checkoutRules = (
  <>
    <Ground tint="sunken" />
    {rules.map(({ sign, name, does }, i) => (
      <g key={name} transform={`translate(24 ${44 + i * 138})`}>
        <Sheet x={0} y={0} w={320} h={116} />
        <g transform="translate(36 58)">
          <Stroke d={sign} color="inkMuted" />
        </g>
        <Words x={74} y={50} look="label" text={name} />
        <Words x={74} y={84} color="inkMuted" text={does} />
        <Sheet x={246} y={41} w={58} h={34} r={17} fill="rust" />
        <Disc cx={287} cy={58} r={12} fill="raised" />
      </g>
    ))}
    <Sheet x={376} y={44} w={192} h={392} />
    <Words x={396} y={96} look="title" text="Checkout" />
    {[120, 316].map((y) => (
      <Sheet key={y} x={396} y={y} w={152} h={40} r={10} fill="sunken" />
    ))}
    <Sheet x={396} y={370} w={152} h={44} r={22} fill="sunken" stroke="line" />
    <Words x={472} y={399} look="label" color="inkMuted" align="middle" text="Pay" />
    <Sheet x={356} y={218} w={240} h={40} r={20} stroke="persimmon" />
    <path d="M396 220h24l-20 36h-24zM548 220h24l-20 36h-24z" fill={paint.rust} />
    <Shape d="M580 190a10 10 0 0 1 10-10h12a10 10 0 0 1 10 10V480H580z" fill="ink" />
    <Disc cx={596} cy={238} r={8} fill="raised" />
    <g className="lifts [--turn:-8deg]">
      <Disc cx={472} cy={238} r={52} fill="rust" stroke="raised" />
      <Sheet x={440} y={228} w={64} h={20} r={4} stroke="none" />
    </g>
  </>
);

/** The page after a paid order: thank you, by name, and a price tag tied to the next box. */
export const thankYouOffers = (
  <>
    <Ground tint="persimmonSoft" />
    <Window x={44} y={40} w={552} h={500} address="shop.example/thank-you">
      <Words x={320} y={172} look="540 56 display" align="middle" text="Thank you, Maren" />
      <g transform="translate(0 16)">
        <Thing areas={box} color="rust" at="translate(72 236) scale(1.8)" />
        <Stroke d="M236 278c30-40 40 44 84 46" />
        <g className="lifts [--turn:-4deg]">
          <Shape d="M294 324l50-78h208a22 22 0 0 1 22 22v112a22 22 0 0 1-22 22H344z" fill="clay" />
          <Disc cx={326} cy={324} r={11} fill="raised" />
          <Words x={456} y={312} look="figure" color="onInverse" align="middle" text="$10 off" />
          <Words x={456} y={350} color="onInverse" align="middle" text="your next box" />
          <Words x={456} y={380} color="onInverse" align="middle" text="until Sunday" />
        </g>
      </g>
    </Window>
  </>
);

/** Jars and bags, two on each of two shelves, and where they are. */
const goods = [
  { areas: jar, at: "translate(112 258) scale(.86)" },
  { areas: bag, at: "translate(204 150) scale(.78)" },
  { areas: bag, at: "translate(74 306) scale(.78)" },
  { areas: jar, at: "translate(242 414) scale(.86)" },
] as const;

/** One hanging cloth of the awning, 46 wide, from where the pen is. */
const cloth = "h46v56a23 23 0 0 1-46 0z";
const awning = [32, 78, 124, 170, 216, 262].map((x) => `M${x} 36${cloth}`).join("");
const stripes = [32, 124, 216, 308].map((x) => `M${x} 36${cloth}`).join("");

const rewards = [
  { name: "Free tea", y: 236 },
  { name: "Free mug", y: 296 },
] as const;

/** A shop under its awning; from the side a panel greets the customer: points, two rewards, one offer. */
export const shoppingWidget = (
  <>
    <Ground tint="claySoft" />
    <Sheet x={40} y={52} w={560} h={388} />
    <path d={awning} fill={paint.raised} stroke={paint.moss} strokeWidth="2" />
    <path d={stripes} fill={paint.moss} />
    <Stroke d="M48 260H306M48 416H306" color="lineStrong" />
    {goods.map((good) => (
      <Thing key={good.at} {...good} color="leaf" />
    ))}
    <g className="lifts [--x:-1rem] [--y:0rem]">
      <Sheet x={330} y={30} w={340} h={420} r={24} stroke="moss" />
      <Bust x={356} y={54} size={64} name="Maren" />
      <Words x={436} y={96} look="title" text="Hi Maren" />
      <Words x={356} y={184} look="figure" color="moss" text="640" />
      <Words x={474} y={184} text="points" />
      {rewards.map(({ name, y }) => (
        <g key={name}>
          <Words x={356} y={y + 30} look="label" text={name} />
          <Chip x={490} y={y} w={118} accent="moss" text="Redeem" />
        </g>
      ))}
      <Sheet x={356} y={360} w={252} h={68} r={14} fill="mossSoft" stroke="moss" dashed />
      <Shape d="M372 394l16-18h26a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6h-26z" fill="moss" />
      <Disc cx={391} cy={394} r={5} fill="mossSoft" />
      <Words x={434} y={402} look="label" text="20% off honey" />
    </g>
  </>
);

const steps = ["Store", "Plans", "Emails", "Test order", "Data moved"] as const;

/** A clipboard with five steps, the last one open, and the specialist who says when it will be done. */
export const conciergeOnboarding = (
  <>
    <Ground tint="sunken" />
    <Sheet x={40} y={56} w={270} h={388} r={22} stroke="lineStrong" />
    <Sheet x={115} y={34} w={120} h={44} r={14} fill="clay" />
    {steps.map((step, i) => (
      <g key={step}>
        <Sheet
          x={70}
          y={106 + i * 64}
          w={40}
          h={40}
          r={12}
          fill={i < 4 ? "claySoft" : "raised"}
          stroke={i < 4 ? "none" : "lineStrong"}
        />
        {i < 4 && <Tick x={79} y={127 + i * 64} color="clay" />}
        <Words x={130} y={134 + i * 64} look={i < 4 ? "body" : "strong"} text={step} />
      </g>
    ))}
    <g className="lifts">
      <Sheet x={346} y={36} w={254} h={112} r={24} fill="inverse" />
      <Shape d="M440 140h52l-34 40z" fill="inverse" />
      <Words x={473} y={84} align="middle" color="onInverse" text="I will move your" />
      <Words x={473} y={118} align="middle" color="onInverse" text="data on Tuesday." />
    </g>
    <Bust x={353} y={172} size={240} name="Ruth" />
    <Sheet x={346} y={390} w={254} h={60} r={30} stroke="clay" />
    <Words x={473} y={428} look="label" align="middle" text="Ruth, your specialist" />
  </>
);
