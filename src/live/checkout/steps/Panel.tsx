import words from "virtual:words/checkoutDemo";
import type { ReactNode } from "react";
import { Button } from "#ui/Button.tsx";
import { tellsBlock } from "../sentences.ts";
import { useSituation } from "../walk-context.ts";

interface PanelProps {
  title: string;
  /** The first step, which keeps its distances itself. */
  isCart?: boolean;
  children: ReactNode;
}

/** A step of the checkout: its heading takes the focus when the shopper gets there. */
export function Panel({ title, isCart = false, children }: PanelProps) {
  return (
    <section className={isCart ? undefined : "ck-stack"} aria-labelledby="ck-step">
      <h2 id="ck-step" className="text-title" data-step-heading="" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface OnwardProps {
  label: string;
  /** There is a step to go back to. */
  hasBack?: boolean;
  /** In a form, which hears the press itself. */
  type?: "button" | "submit";
}

/** The way onward, with what bars it: a rule that blocks. */
export function Onward({ label, hasBack = false, type = "button" }: OnwardProps) {
  const { verdict, act } = useSituation();
  const block = tellsBlock(verdict);
  return (
    <>
      {block !== "" && (
        <div className="ck-block" data-refusal="" tabIndex={-1}>
          <p>
            <b>{block}</b>
          </p>
          <p>{words.blocked}</p>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button
          type={type}
          size="small"
          onClick={type === "button" ? () => act({ type: "onward" }) : undefined}
        >
          {label}
        </Button>
        {hasBack && (
          <Button size="small" tone="quiet" onClick={() => act({ type: "back" })}>
            {words.details.back}
          </Button>
        )}
      </div>
    </>
  );
}
