import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { State, States } from "../../State.tsx";
import { tokenValue } from "../../tokens.ts";
import type { Specimen } from "../../specimen.ts";

export default {
  title: "Motion",
  use: "Short, and from the thing that was touched: touch for what answers the pointer, move for what opens or changes place. Under reduced motion everything stands. Point at these.",
  source: "src/styles/tokens.css",
  show: () => (
    <States columns="wide">
      <State name={`touch, ${tokenValue("duration-touch")}: press me`}>
        <Button tone="secondary">
          Answer <Icon name="check" />
        </Button>
      </State>
      <State name={`move, ${tokenValue("duration-move")}: point at me`}>
        <div className="group flex h-12 items-center rounded-full border border-line px-1.5">
          <span className="size-9 rounded-full bg-moss transition-transform duration-(--duration-move) ease-settle group-hover:translate-x-32" />
        </div>
      </State>
      <State name={`ease-settle, ${tokenValue("ease-settle")}`}>
        <svg
          aria-hidden="true"
          viewBox="-4 -4 108 108"
          className="w-28 text-line-strong"
          fill="none"
        >
          <path d="M0 100V0M0 100H100" stroke="currentColor" />
          <path d="M0 100C20 20 20 0 100 0" className="stroke-persimmon" strokeWidth="3" />
        </svg>
      </State>
    </States>
  ),
} satisfies Specimen;
