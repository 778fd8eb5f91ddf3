import { RakedGround } from "#pictures/RakedGround.tsx";
import { State, States } from "../../State.tsx";
import { stonesOf } from "../../stones.ts";
import type { Specimen } from "../../specimen.ts";

const seeds = ["nova", "echo", "atlas", "dunning", "checkout", "creators"];
const [width, height] = [480, 300];

export default {
  title: "Raked ground",
  use: "The signature: lines of sand that part at stones and never cross one. The seed is the thing it stands for, so a thing keeps its ground at every build. One to a view.",
  source: "src/pictures/RakedGround.tsx",
  show: () => (
    <States columns="wide">
      {seeds.map((seed) => (
        <State key={seed} name={`seed ${seed}`}>
          <RakedGround
            viewBox={[0, 0, width, height]}
            stones={stonesOf(seed, width, height)}
            gap={12}
            step={16}
            className="w-full rounded-large bg-sunken text-line-strong"
          />
        </State>
      ))}
    </States>
  ),
} satisfies Specimen;
