import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { SandStage } from "#sections/shared/Sand.tsx";
import { Band, BandHead, HeroHead, Lines, Points } from "#sections/shared/Band.tsx";
import {
  defaultFields,
  readDraft,
  type Rule,
  type ThenKind,
  thenKinds,
  type WhenKind,
  whenKinds,
} from "#live/checkout/rules.ts";
import { thenText, whenText } from "#live/checkout/sentences.ts";
import { cx } from "#ui/cx.ts";
import { ActionLink, CheckList, StartTrial } from "#sections/shared/parts.tsx";
import { SandBank } from "#sections/shared/Closing.tsx";

/** The headline with the call to action and the price; right below, the checkout and its rules. */
export function Hero({
  hero,
  price,
  children,
}: Pick<Content<"checkoutos">, "hero" | "price"> & { children: ReactNode }) {
  const { action } = hero;
  return (
    <Band section="relative plain-band pt-8 lg:pt-10" className="lg:*:first:items-start">
      <HeroHead title={hero.title} lead={hero.lead}>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ActionLink link={action} />
          <p className="text-small text-ink-muted max-xl:basis-full">
            <b className="text-ink">{price.amount}</b> {price.label}, {price.tagline}
          </p>
        </div>
      </HeroHead>
      <SandStage className="mt-10 lg:mt-16" sand="max-lg:hidden">
        {children}
      </SandStage>
    </Band>
  );
}

/** A sample rule with this condition and this action, in words. */
function example(when: WhenKind, then: ThenKind): Rule {
  const { rule } = readDraft({ id: 0, on: true, when, then, fields: defaultFields });
  if (rule === null) throw new Error(`no example of ${when}, ${then}`);
  return rule;
}

const whens = whenKinds.map((kind) => whenText(example(kind, "block")));
const deeds = thenKinds.map((kind) => thenText(example("always", kind)));

/** On phones this rule is a sentence above all conditions and actions. */
const shown = example("value", "percent");
const [shownWhen, shownDeed] = [whenText(shown), thenText(shown)];

/** Furrows that run from every line on the left into one stone, and from it to every line on the right. */
function Furrows({ from, to, label }: { from: number; to: number; label: string }) {
  const level = (i: number, of: number) => ((i + 0.5) * 400) / of;
  const left = Array.from(
    { length: from },
    (_, i) => `M0 ${level(i, from)}C60 ${level(i, from)} 50 200 100 200`,
  );
  const right = Array.from(
    { length: to },
    (_, i) => `M100 200C150 200 140 ${level(i, to)} 200 ${level(i, to)}`,
  );
  return (
    <div className="hidden md:relative md:col-2 md:row-2 md:mx-4 md:grid" aria-hidden="true">
      <svg
        viewBox="0 0 200 400"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full fill-none stroke-line-strong"
      >
        <path className="stroke-fixed" d={[...left, ...right].join("")} />
      </svg>
      <span className="relative place-self-center rounded-[46%_54%_52%_48%/58%_50%_50%_42%] border border-line-strong bg-raised px-6 py-4 font-medium">
        {label}
      </span>
    </div>
  );
}

const lines =
  "flex flex-wrap gap-2 md:row-2 md:grid md:auto-rows-fr md:items-center md:gap-0 max-md:pl-6 max-md:text-small/body";
const line =
  "max-md:rounded-large max-md:border max-md:border-line-strong max-md:px-3.5 max-md:py-1.5 md:py-3 md:font-display md:text-lead/snug md:text-balance";
/** On phones three furrows lead from the conditions to the actions. */
const furrows =
  "max-md:bg-[repeating-linear-gradient(to_right,var(--color-moss)_0_0.0625rem,transparent_0.0625rem_0.25rem)] max-md:bg-size-[0.5625rem_100%] max-md:bg-no-repeat max-md:py-1";
const chip = "box-decoration-clone rounded-medium px-2";

/** Conditions and actions of rules, and how rules run. */
export const Rules = ({ rules }: { rules: Content<"checkoutos">["rules"] }) => (
  <Band>
    <BandHead title={rules.title} lead={rules.lead} />
    <p className="mt-8 font-display text-title/[1.6] md:hidden">
      {rules.when} <span className={cx(chip, "bg-moss-soft")}>{shownWhen}</span>{" "}
      <span className="lowercase">{rules.does}</span>{" "}
      <span className={cx(chip, "bg-persimmon-soft text-persimmon")}>{shownDeed}</span>
    </p>
    <div className="mt-8 grid gap-y-4 md:mt-14 md:grid-cols-[minmax(0,1fr)_clamp(8rem,24vw,18rem)_minmax(0,1fr)] md:grid-rows-[auto_1fr]">
      <h3 className="text-title md:text-end">{rules.when}</h3>
      <Lines items={whens} className={cx(lines, furrows, "md:text-end")} itemClassName={line} />
      <Furrows from={whens.length} to={deeds.length} label={rules.rule} />
      <h3 className="text-title md:col-3 md:row-1">{rules.does}</h3>
      <Lines items={deeds} className={cx(lines, "text-persimmon md:col-3")} itemClassName={line} />
    </div>
    <Points
      items={rules.laws}
      as="ol"
      className="mt-18 grid gap-x-10 gap-y-8 md:grid-cols-3"
      itemClassName="border-t border-line-strong pt-4"
    />
  </Band>
);

/** The price in large type, and the trial. */
export const Plan = ({ plan, price }: Pick<Content<"checkoutos">, "plan" | "price">) => (
  <SandBank scene="lantern" tall>
    <BandHead title={plan.title} lead={plan.lead} width="form" />
    <p className="mt-6">
      <b className="block font-display text-[calc(1.6*var(--text-display))] leading-none font-medium tracking-display">
        {price.amount}
      </b>
      <span className="mt-2 block text-lead/body">
        {price.label}, <em className="font-medium not-italic">{price.tagline}</em>
      </span>
    </p>
    <CheckList items={plan.points} className="mt-6 gap-x-8 md:grid-cols-2" />
    <div className="mt-8">
      <StartTrial {...plan} />
    </div>
  </SandBank>
);
