import { Accordion } from "#ui/Accordion.tsx";
import { State, States } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const questions = [
  {
    id: "billing",
    title: "When is a plan billed?",
    content: <p>Once a year, in advance. Fees for what was used follow every 30 days.</p>,
  },
  {
    id: "migration",
    title: "Do subscribers have to sign up again?",
    content: <p>No. Cards, addresses and billing dates move over as they are.</p>,
  },
  {
    id: "agents",
    title: "How many agents are included?",
    content: <p>Five, in the Autopilot plan.</p>,
  },
];
const one = [{ id: "one", title: "When is a plan billed?", content: <p>Once a year.</p> }];

export default {
  title: "Accordion",
  use: "Questions of which a reader wants one or two. At most one item is open. What everybody has to read stands open, in sections.",
  source: "src/ui/Accordion.tsx",
  show: () => (
    <div className="kit-rows">
      <State name="one open, two closed">
        <Accordion name="open" items={questions} open="migration" />
      </State>
      <States columns="wide">
        <State name="hover" force="hover">
          <Accordion name="hover" items={one.map((item) => ({ ...item, id: "hover" }))} />
        </State>
        <State name="focus" force="focus-visible">
          <Accordion name="focus" items={one.map((item) => ({ ...item, id: "focus" }))} />
        </State>
      </States>
    </div>
  ),
} satisfies Specimen;
