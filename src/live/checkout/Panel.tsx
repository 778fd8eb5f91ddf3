/** What several steps of the checkout share. */
import type { ComponentProps, ReactNode } from "react";
import words from "virtual:words/checkoutDemo";
import { interpolate } from "#lib/text/interpolate.ts";
import { showCents } from "./fields.ts";
import { blockText } from "./sentences.ts";
import { back, type ExtraPlace, onward, setExtra, type AcceptedOffer } from "./state.ts";
import { useCheckout } from "./use-checkout.ts";
import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";

/** A row of buttons with suggestions. */
export const chips = "mt-2.5 flex flex-wrap items-center gap-1.5 text-small text-ink-muted";
/** What a rule did, or why something is there. */
export const reason = "text-small text-ink-muted";
/** A step with stacked parts. */
export const stack = "grid content-start gap-3";
/** A row in a list of amounts. */
export const amountRow = "flex justify-between gap-4 border-b border-line py-1.5 tabular-nums";
const link =
  "text-link min-h-7 cursor-pointer text-small disabled:cursor-not-allowed disabled:opacity-50";
const chip =
  "min-h-8 max-w-full cursor-pointer rounded-full border border-line bg-raised px-3 text-start text-ink wrap-anywhere hover:border-line-strong";

/** A button in a sentence or a list, which looks like a link. */
export const LinkButton = ({ className, ...rest }: ComponentProps<"button">) => (
  <button type="button" className={cx(link, className)} {...rest} />
);

/** A suggestion. */
export const Chip = (props: ComponentProps<"button">) => (
  <button type="button" className={chip} {...props} />
);

interface PanelProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A step of the checkout: its heading takes the focus when the shopper gets there. */
export function Panel({ title, className = stack, children }: PanelProps) {
  return (
    <section className={cx(className)} aria-labelledby="ck-step">
      <h2 id="ck-step" className="text-title outline-offset-4" data-step-heading="" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface OfferSlipProps extends Omit<PanelProps, "children"> {
  taken: AcceptedOffer;
  /** Why it shows. */
  why?: string;
  /** The slot of the cart that the button fills; without it there is no button. */
  place?: ExtraPlace;
  children?: ReactNode;
}

/** An offer with its regular price and its own. */
export function OfferSlip({ title, taken, why, place, className, children }: OfferSlipProps) {
  const { act } = useCheckout();
  return (
    <div
      className={cx(
        "grid justify-items-start gap-1 rounded-medium border border-dashed border-line-strong px-4 py-3.5",
        className,
      )}
    >
      <p className="text-small font-medium text-persimmon">{title}</p>
      <p>
        <b>{taken.name}</b> <s>{showCents(taken.full)}</s> {showCents(taken.cents)}
      </p>
      {why !== undefined && <p className={reason}>{why}</p>}
      {place && (
        <Button size="small" tone="secondary" onClick={() => act(setExtra(place, true))}>
          {interpolate(words.cart.take, { amount: showCents(taken.cents) })}
          <span className="sr-only">: {taken.name}</span>
        </Button>
      )}
      {children}
    </div>
  );
}

interface NextButtonProps {
  label: string;
  /** Whether there is a step to go back to. */
  hasBack?: boolean;
  /** In a form, which handles the press itself. */
  isSubmit?: boolean;
}

/** The button to the next step, and the rule that blocks it. */
export function NextButton({ label, hasBack = false, isSubmit = false }: NextButtonProps) {
  const { verdict, act } = useCheckout();
  const block = blockText(verdict);
  const press = isSubmit ? { type: "submit" as const } : { onClick: () => act(onward) };
  return (
    <>
      {block !== "" && (
        <div
          className="mt-3 border-s-3 border-persimmon bg-persimmon-soft px-4 py-3.5 wrap-anywhere"
          role="alert"
          data-refusal=""
          tabIndex={-1}
        >
          <p>
            <b>{block}</b>
          </p>
          <p>{words.blocked}</p>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button size="small" {...press}>
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
