/**
 * The sample checkout on /checkoutos/. It is live because every change to the cart, a field or a rule changes everything
 * else at once. Its server-rendered output is its first state.
 */
import words from "virtual:words/checkoutDemo";
import { livePart } from "#live/LivePart.tsx";
import { Cart } from "./Cart.tsx";
import { Details, Offer, Payment, Thanks } from "./Steps.tsx";
import { amountRow, Chip, chips, reason } from "./Panel.tsx";
import { RuleList } from "./RuleList.tsx";
import { SignIn, Widget } from "./Widget.tsx";
import { showCents } from "./fields.ts";
import { discountText } from "./sentences.ts";
import { set, type Step, steps } from "./state.ts";
import {
  CheckoutContext,
  ownAddress,
  useCheckout,
  useFocus,
  useStoredCheckout,
} from "./use-checkout.ts";

const panels: Readonly<Record<Step, () => React.ReactNode>> = {
  cart: Cart,
  details: Details,
  payment: Payment,
  offer: Offer,
  thanks: Thanks,
};

/** The shopper's landing address: first the page's own, then any other that a visitor tries. */
function AddressBar() {
  const { state, act } = useCheckout();
  const { frame } = words;
  const goTo = (text: string) => act(set({ address: text }));
  return (
    <div className="border-b border-line bg-sunken px-4 py-3 text-small">
      <div className="flex flex-wrap items-center rounded-stone border border-line-strong bg-raised px-4 font-code outline-offset-2 outline-focus has-[input:focus-visible]:outline-3 max-frame:pt-2">
        <label htmlFor="ck-address" className="text-ink-muted">
          <span className="sr-only">{frame.address}</span>
          <span aria-hidden="true">{frame.host}</span>
        </label>
        <input
          id="ck-address"
          className="min-h-11 min-w-0 flex-[1_1_12rem] bg-transparent text-(length:--query-editor-text) outline-none"
          value={state.address}
          onChange={({ target }) => goTo(target.value)}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </div>
      <div className={`${chips} max-frame:flex-col max-frame:items-start unscripted:hidden`}>
        <span>{frame.tries}</span>
        {[frame.spring, frame.gifts].map((text) => (
          <Chip key={text} onClick={() => goTo(text)}>
            {text}
          </Chip>
        ))}
        <Chip onClick={() => goTo(ownAddress())}>{frame.own}</Chip>
      </div>
    </div>
  );
}

/** Which of the five steps the shopper is on. */
function StepList({ step }: { step: Step }) {
  const at = steps.indexOf(step);
  return (
    <ol
      className="mt-3 flex flex-wrap gap-x-5 gap-y-1 border-y border-line py-2.5 text-small text-ink-muted"
      aria-label={words.frame.steps}
    >
      {steps.map((each, i) => (
        <li
          key={each}
          className="aria-[current=step]:border-b-2 aria-[current=step]:border-persimmon aria-[current=step]:font-bold aria-[current=step]:text-ink data-done:line-through data-done:decoration-line-strong"
          aria-current={each === step ? "step" : undefined}
          data-done={i < at ? "" : undefined}
        >
          {words.steps[each]}
        </li>
      ))}
    </ol>
  );
}

/** The sums, and the rule that takes something off. After the payment, what was paid. */
function Sums() {
  const { state, verdict, sums } = useCheckout();
  const { sums: names } = words;
  const { discount } = state.paid ?? verdict;
  const isFree = sums.shipping === 0 && sums.subtotal > 0;
  const rows = [
    { name: names.subtotal, amount: showCents(sums.subtotal) },
    { name: names.discount, amount: showCents(-sums.discount) },
    ...(sums.reward > 0 ? [{ name: names.reward, amount: showCents(-sums.reward) }] : []),
    { name: names.shipping, amount: isFree ? names.free : showCents(sums.shipping) },
  ];
  return (
    <section
      className="self-start rounded-medium bg-sunken p-4 text-small"
      aria-labelledby="ck-sums"
    >
      <h3 id="ck-sums" className="text-lead">
        {state.paid ? words.thanks.paid : names.title}
      </h3>
      <dl>
        {rows.map(({ name, amount }) => (
          <div key={name} className={amountRow}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <div role="status">
        <dl className="flex justify-between gap-4 py-1.5 text-lead/body font-bold tabular-nums">
          <dt>{names.total}</dt>
          <dd>{showCents(sums.total)}</dd>
        </dl>
        {/* Room for a rule's sentence, so that nothing moves when one appears. */}
        <p
          className={`${reason} min-h-16 data-acts:font-medium data-acts:text-moss`}
          data-acts={discount.what ? "" : undefined}
        >
          {discountText(discount, sums.discount)}
        </p>
      </div>
    </section>
  );
}

/** The shop's checkout, in a drawn browser window. */
export function CheckoutWindow() {
  const { state } = useCheckout();
  const { frame } = words;
  const Panel = panels[state.step];
  return (
    <div
      data-window=""
      className="@container overflow-hidden rounded-large border border-line-strong bg-raised shadow-raised"
    >
      <AddressBar />
      <div className="p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="font-display text-title font-medium">{frame.shop}</p>
          <SignIn />
        </div>
        <Widget />
        <StepList step={state.step} />
        <div className="mt-5 grid gap-6 @checkout:grid-cols-[minmax(0,1fr)_14rem]">
          <Panel />
          <Sums />
        </div>
        <p className="mt-5 text-small text-ink-muted">{frame.local}</p>
        {/* Also if the live part's code did not load (src/live/intent/directive.ts). */}
        <p className="mt-5 hidden text-small text-ink-muted in-data-failed:block unscripted:block">
          {frame.noScript}
        </p>
      </div>
    </div>
  );
}

/** The checkout in its window, and its rules next to it. */
function Demo() {
  const checkout = useStoredCheckout();
  const focus = useFocus(checkout.state);
  return (
    <CheckoutContext value={checkout}>
      <div
        {...focus}
        role="group"
        aria-label={words.frame.label}
        data-checkout=""
        data-restores="checkout"
        data-opens="[?&]utm_campaign="
        className="grid items-start gap-8 lg:grid-cols-8-4 lg:gap-6 xl:gap-10 [&_[data-pressed]]:opacity-60 unscripted:[&_button]:hidden"
      >
        <CheckoutWindow />
        <RuleList />
      </div>
    </CheckoutContext>
  );
}

export const CheckoutDemo = livePart(Demo);
