/** Pictures for the quotes of customers without a story (content/pages/customers.yaml, "voices"). */
import { Chip, Question } from "./parts/screens.tsx";
import { around, Ground, Sand, Shape, Sheet, Stroke, Words } from "./parts/shapes.tsx";

const grant = ["CREATE USER shop_reader;", "GRANT SELECT ON orders", "TO shop_reader;"] as const;

/** Orders in each week: the height of its bar. */
const weeks = [52, 68, 60, 74, 96, 88, 106] as const;

const drum = "M48 290v124q0 30 72 30t72-30V290";

/** A user gets read-only access in a terminal; a line runs from the store’s own database to the first chart. */
export const readOnlyUser = (
  <>
    <Ground tint="claySoft" />
    <Sheet x={36} y={36} w={568} h={188} fill="dark" />
    {grant.map((line, i) => (
      <Words key={line} x={66} y={88 + i * 46} look="400 30 code" color="onNight" text={line} />
    ))}
    <Chip x={366} y={150} w={214} accent="moss" text="Connected 11:40" />
    <Stroke d="M194 350h84m-12-11l13 11-13 11" color="moss" width={4} draws />
    <Shape d={`${drum}q0-30-72-30t-72 30z`} fill="claySoft" />
    <Stroke d={`${drum}q0-30-72-30t-72 30q0 30 72 30t72-30`} color="clay" />
    <Words x={120} y={370} look="label" align="middle" text="Orders" />
    <Words x={120} y={402} align="middle" text="stay here" />
    <g className="lifts">
      <Sheet x={288} y={256} w={316} h={188} stroke="moss" />
      <Words x={312} y={296} look="label" text="Orders per week" />
      <Words x={580} y={296} align="end" color="inkMuted" text="11:52" />
      {weeks.map((height, i) => (
        <g key={height} className="grows" opacity={i === 6 ? 1 : 0.4}>
          <Sheet x={312 + i * 39} y={424 - height} w={34} h={height} r={6} fill="moss" />
        </g>
      ))}
    </g>
  </>
);

interface RankProps {
  /** Where its baseline begins. */
  x: number;
  y: number;
  name: string;
  /** Its number, and the first one's, which is the largest. */
  n: number;
  most: number;
  unit: string;
}

/** A name, a bar and a value; the first of a ranking is marked. */
const Rank = ({ x, y, name, n, most, unit }: RankProps) => (
  <>
    <Words x={x} y={y} text={name} />
    <g className="grows origin-left" opacity={n === most ? 1 : 0.4}>
      <Sheet x={x + 150} y={y - 20} w={(n / most) * (330 - x)} h={24} r={6} fill="rust" />
    </g>
    <Words x={580} y={y} look={n === most ? "strong" : "body"} align="end" text={`${n}${unit}`} />
  </>
);

/** What share of the boxes that were due is skipped, in percent. */
const boxes = { Chews: 18, "Big dog": 12, "Small dog": 7, Puppy: 4 };

/** A question in plain words, boxes by how often they are skipped, and below them how that is counted. */
export const skippedBoxes = (
  <>
    <Sand stones={[around(36, 36, 568, 424)]} />
    <Question text="Which boxes do people skip?" />
    <Sheet x={36} y={132} w={568} h={280} />
    {Object.entries(boxes).map(([name, n], i) => (
      <Rank key={name} x={72} y={180 + i * 54} name={name} n={n} most={18} unit="%" />
    ))}
    <g className="lifts">
      <Sheet x={60} y={372} w={520} h={88} r={14} fill="inverse" />
      <Words x={84} y={407} color="onInverse" text="How it counted: skipped ÷ due" />
      <Words x={84} y={441} look="code" color="onInverse" text="108 ÷ 600 = 18%" />
    </g>
  </>
);
