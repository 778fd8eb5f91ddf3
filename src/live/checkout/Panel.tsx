import words from "virtual:words/checkoutDemo";
import type { ReactNode } from "react";
import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { blockText } from "./sentences.ts";
import { back, onward } from "./updates.ts";
import { useCheckout } from "./use-checkout.ts";

interface PanelProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A step of the checkout: its heading takes the focus when the shopper gets there. */
export function Panel({ title, className, children }: PanelProps) {
  return (
    <section className={className} aria-labelledby="ck-step">
      <h2 id="ck-step" className="text-title outline-offset-4" data-step-heading="" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface NextButtonProps {
  label: string;
  /** Whether there is a step to go back to. */
  hasBack?: boolean;
  /** `submit` in a form, which handles the press itself. */
  type?: "button" | "submit";
  className?: string;
}

/** The button to the next step, and the rule that blocks it. */
export function NextButton({
  label,
  hasBack = false,
  type = "button",
  className,
}: NextButtonProps) {
  const { verdict, act } = useCheckout();
  const block = blockText(verdict);
  return (
    <>
      {block !== "" && (
        <div
          className="mt-3 border-s-3 border-persimmon bg-persimmon-soft px-4 py-3.5 wrap-anywhere"
          data-refusal=""
          tabIndex={-1}
        >
          <p>
            <b>{block}</b>
          </p>
          <p>{words.blocked}</p>
        </div>
      )}
      <div className={cx("flex flex-wrap gap-2", className)}>
        <Button
          type={type}
          size="small"
          onClick={type === "button" ? () => act(onward) : undefined}
        >
          {label}
        </Button>
        {hasBack && (
          <Button size="small" tone="quiet" onClick={() => act(back)}>
            {words.details.back}
          </Button>
        )}
      </div>
    </>
  );
}
