import { State } from "../../State.tsx";
import { tokenValue } from "../../tokens.ts";
import type { Specimen } from "../../specimen.ts";

/** Steps of a quarter rem, as classes count them. */
const steps = [1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24];
const named = ["gutter", "section-space", "header-height"];
const widths = ["container-form", "container-prose", "container-page"];

export default {
  title: "Space",
  use: "Steps of a quarter rem; near things 2 to 4, groups 6 to 10, bands section-space. When two things feel crowded, take the next step, not the one between.",
  source: "src/styles/tokens.css",
  show: () => (
    <div className="kit-rows">
      <ul className="grid gap-2">
        {steps.map((step) => (
          <li key={step} className="flex items-center gap-4">
            <span className="kit-note w-20">
              {step}: {step / 4}rem
            </span>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${step} 1`}
              className="h-2.5 w-auto max-w-full text-clay"
            >
              <rect width={step} height="1" fill="currentColor" />
            </svg>
          </li>
        ))}
      </ul>
      <dl className="grid gap-x-6 gap-y-3 text-small sm:grid-cols-[auto_1fr]">
        {[...named, ...widths].map((name) => (
          <div key={name} className="toc">
            <dt>{name}</dt>
            <dd className="kit-note">{tokenValue(name)}</dd>
          </div>
        ))}
      </dl>
      <State name="window widths: sm, md, lg, xl">
        <p className="text-small">
          {["sm", "md", "lg", "xl"].map((name) => tokenValue(`breakpoint-${name}`)).join(", ")}
        </p>
      </State>
    </div>
  ),
} satisfies Specimen;
