import { State } from "../../State.tsx";
import { tokenValue } from "../../tokens.ts";
import type { Specimen } from "../../specimen.ts";

const scale = [
  {
    name: "display",
    look: "font-display text-display tracking-display font-medium",
    words: "What comes back",
  },
  {
    name: "heading",
    look: "font-display text-heading tracking-tight font-medium",
    words: "A failed card is not a lost subscriber",
  },
  {
    name: "title",
    look: "font-display text-title tracking-tight font-medium",
    words: "Three agents tend the store overnight",
  },
  {
    name: "lead",
    look: "text-lead",
    words: "Billing, texts and checkout in one place. You keep the garden.",
  },
  {
    name: "base",
    look: "text-base",
    words:
      "Charges are tried again on the days they tend to go through, and the customer fixes a card in one tap.",
  },
  {
    name: "small",
    look: "text-small",
    words: "14 days free, no credit card. 90-day full refund guarantee.",
  },
  { name: "micro", look: "text-micro", words: "Marks, chips and figures in pictures" },
] as const;

const faces = [
  { name: "display: Brygada 1918, 400 to 640", look: "font-display text-heading" },
  { name: "text: Source Sans 3, 400 to 700", look: "font-text text-heading" },
  { name: "code: JetBrains Mono, 400 to 600", look: "font-code text-title" },
] as const;

export default {
  title: "Type",
  use: "Seven sizes; those of headlines grow with the window. Serif for headlines and quotes, sans for the rest, mono for code and status. Weights: 400, 540, 640.",
  source: "src/styles/tokens.css",
  wide: true,
  show: () => (
    <div className="kit-rows">
      {scale.map(({ name, look, words }) => (
        <State
          key={name}
          name={`${name}: ${tokenValue(`text-${name}`)}, line ${tokenValue(`text-${name}--line-height`)}`}
        >
          <p className={look}>{words}</p>
        </State>
      ))}
      <div className="grid gap-8 border-t border-line pt-8 md:grid-cols-3">
        {faces.map(({ name, look }) => (
          <State key={name} name={name}>
            <p className={look}>
              Maren, box 7
              <br />
              $1,284.00
            </p>
            <p className={`${look} font-bold`}>“Paid”</p>
          </State>
        ))}
      </div>
    </div>
  ),
} satisfies Specimen;
