import words from "virtual:words/checkoutDemo";
import { type Step, steps } from "#live/checkout/shop/walk.ts";
import { SampleMark } from "#ui/SampleMark.tsx";
import { AddressBar } from "./parts/AddressBar.tsx";
import { Sums } from "./parts/Sums.tsx";
import { SignIn, Widget } from "./parts/Widget.tsx";
import { Cart } from "./steps/Cart.tsx";
import { Details } from "./steps/Details.tsx";
import { Offer } from "./steps/Offer.tsx";
import { Payment } from "./steps/Payment.tsx";
import { Thanks } from "./steps/Thanks.tsx";
import { useSituation } from "./walk-context.ts";

const panels: Readonly<Record<Step, () => React.ReactNode>> = {
  cart: Cart,
  details: Details,
  payment: Payment,
  offer: Offer,
  thanks: Thanks,
};

/** Where the shopper is, of the five steps. */
function StepRow({ step }: { step: Step }) {
  const at = steps.indexOf(step);
  return (
    <ol className="ck-steps" aria-label={words.frame.steps}>
      {steps.map((each, i) => (
        <li
          key={each}
          aria-current={each === step ? "step" : undefined}
          data-done={i < at ? "" : undefined}
        >
          {words.steps[each]}
        </li>
      ))}
    </ol>
  );
}

/** The shop's checkout, as in a browser's window. */
export function CheckoutWindow() {
  const { walk } = useSituation();
  const { frame } = words;
  const Panel = panels[walk.step];
  return (
    <div className="ck-window">
      <AddressBar />
      <div className="p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="font-display text-title font-medium">{frame.shop}</p>
          <SampleMark label={frame.sample} hint={frame.local} />
          <SignIn />
        </div>
        <Widget />
        <StepRow step={walk.step} />
        <div className="ck-body">
          <Panel />
          <Sums />
        </div>
        <p className="mt-5 text-small text-ink-muted">{frame.local}</p>
        <p className="ck-no-script mt-5 text-small text-ink-muted">{frame.noScript}</p>
      </div>
    </div>
  );
}
