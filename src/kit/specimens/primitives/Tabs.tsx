import { Tabs } from "#ui/Tabs.tsx";
import type { Forced } from "../../force-states.ts";
import { State, States } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const agents = [
  {
    id: "nova",
    label: "Nova",
    panel: <p className="pt-4">Sees churn coming, and pauses a box in time.</p>,
  },
  {
    id: "echo",
    label: "Echo",
    panel: <p className="pt-4">Answers texts, and changes the order.</p>,
  },
  {
    id: "atlas",
    label: "Atlas",
    panel: <p className="pt-4">Looks after creators, and asks before it pays.</p>,
  },
];

const single = (name: string, force?: Forced) => (
  <State key={name} name={name} {...(force && { force })}>
    <Tabs
      label={`Agent, ${name}`}
      tabs={[{ id: name, label: "Nova", panel: null }]}
      selected={name === "selected" ? name : ""}
    />
  </State>
);

export default {
  title: "Tabs",
  use: "A few views of one thing, of which one is seen at a time; panels are as high as the highest. Without script all are read. What a reader compares stands side by side.",
  source: "src/ui/Tabs.tsx",
  show: () => (
    <div className="kit-rows">
      <State name="the second selected; click, arrows, Home and End choose">
        <Tabs label="Agents" tabs={agents} selected="echo" />
      </State>
      <States>
        {single("default")}
        {single("hover", "hover")}
        {single("focus", "focus-visible")}
        {single("active", "active")}
        {single("selected")}
      </States>
    </div>
  ),
} satisfies Specimen;
