import { RakedGround } from "#pictures/RakedGround.tsx";
import { Card } from "#ui/Card.tsx";
import { State, States } from "../../State.tsx";
import { stonesOf } from "../../stones.ts";
import type { Specimen } from "../../specimen.ts";

const href = "#primitives-Card";
const words = <p>Charges are tried again on the days they clear.</p>;
const cover = (
  <RakedGround
    viewBox={[0, 0, 320, 140]}
    stones={stonesOf("dunning", 320, 140)}
    gap={10}
    step={16}
    className="rounded-medium bg-moss-soft text-line-strong"
  />
);

export default {
  title: "Card",
  use: "One thing among its like, in a list. Give it an address when there is more to read; then all of it can be pressed. A thing that stands alone needs no card.",
  source: "src/ui/Card.tsx",
  show: () => (
    <States columns="wide">
      <State name="without link">
        <Card title="Dunning">{words}</Card>
      </State>
      <State name="linked, with media">
        <Card title="Dunning" href={href} media={cover}>
          {words}
        </Card>
      </State>
      <State name="linked, hover" force="hover">
        <Card title="Dunning" href={href}>
          {words}
        </Card>
      </State>
      <State name="linked, focus" force="focus-visible">
        <Card title="Dunning" href={href}>
          {words}
        </Card>
      </State>
    </States>
  ),
} satisfies Specimen;
