import { Badge } from "#ui/Badge.tsx";
import { State, States } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const tones = [
  { tone: "plain", words: "4 min" },
  { tone: "moss", words: "Paid" },
  { tone: "persimmon", words: "New" },
  { tone: "clay", words: "Creator" },
] as const;

export default {
  title: "Badge",
  use: "A word or two that classify what stands beside it. It is not pressed; the tone helps and never says it alone.",
  source: "src/ui/Badge.tsx",
  show: () => (
    <States>
      {tones.map(({ tone, words }) => (
        <State key={tone} name={tone}>
          <Badge tone={tone}>{words}</Badge>
        </State>
      ))}
    </States>
  ),
} satisfies Specimen;
