import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import {
  type Cell,
  cellOf,
  feeWords,
  includesFeature,
  type Plan,
  smallPrice,
  tariffOf,
} from "#live/calculators/plans/bill.ts";
import { countWords, dollars } from "#live/calculators/numbers.ts";
import { interpolate } from "#lib/text/interpolate.ts";

type Plans = Content<"plans">;

const marks = {
  yes: "inline-grid h-5 w-6 place-items-center rounded-[46%_54%_52%_48%/58%_50%_50%_42%] bg-moss-soft text-moss",
  no: "before:inline-block before:w-3 before:border-t before:border-line-strong before:align-middle",
};

const cell = "border-b border-line py-3 pr-4 text-start align-top";

/** A column's heading, which stays visible as long as its column; the first column takes half of a phone. */
const head = cx(
  "border-b-2 border-ink bg-ground pt-4 pr-4 pb-3 text-start align-bottom font-display text-base/body",
  "font-medium first:w-[46%] md:sticky md:top-header md:z-1 md:first:w-[24%] print:max-lg:w-auto",
);

/** Yes and no are shown as marks, and read as words by screen readers. */
function FactCell({ fact }: { fact: Fact }) {
  if (fact.look === "yes" || fact.look === "no")
    return (
      <span className={marks[fact.look]}>
        {fact.look === "yes" && <Icon name="check" className="size-3.5" />}
        <span className="sr-only">{fact.text}</span>
      </span>
    );
  return (
    <>
      <span className={fact.look === "ask" ? "text-ink-muted italic" : undefined}>{fact.text}</span>
      {fact.note !== undefined && (
        <small className="block text-micro/body text-ink-muted">{fact.note}</small>
      )}
    </>
  );
}

const Group = ({ group }: { group: FactGroup }) => (
  <tbody>
    <tr>
      <th
        scope="rowgroup"
        className="pt-8 pr-4 pb-2 text-start align-top font-display text-title/body font-medium whitespace-nowrap print:break-after-avoid"
      >
        {group.title}
      </th>
    </tr>
    {group.rows.map(({ id, label, facts }) => (
      <tr key={id} className="hover:bg-raised print:break-inside-avoid">
        <th scope="row" className={cx(cell, "font-normal")}>
          {label}
        </th>
        {facts.map((fact, i) => (
          <td key={i} className={cell}>
            <FactCell fact={fact} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

const choice = cx(
  "grid min-h-11 cursor-pointer place-items-center rounded-full border border-line-strong px-3 py-1",
  "text-center text-small/body peer-checked:border-inverse peer-checked:bg-inverse",
  "peer-checked:text-on-inverse peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3",
  "peer-focus-visible:outline-focus",
  "forced-colors:peer-checked:border-3 forced-colors:peer-checked:border-[Highlight]",
);

/** On phones, the one plan whose column the table shows: a choice that needs no script. */
function Choose({ plans, label }: { plans: Plans["plans"]; label: string }) {
  const chosen = plans.find(({ price }) => price?.every === "year") ?? plans[0];
  return (
    <fieldset className="sticky top-header z-1 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-1.5 bg-ground py-3 md:hidden print:hidden">
      <legend className="sr-only">{label}</legend>
      {plans.map(({ id, name }) => (
        <label key={id}>
          <input
            type="radio"
            name="compared"
            value={id}
            defaultChecked={id === chosen?.id}
            className="peer sr-only"
          />
          <span className={choice}>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface CompareProps {
  compare: Content<"pricing">["compare"];
  plans: Plans;
}

/** All plans side by side in a wide window, one by one on a phone: the same table. */
export const Compare = ({ compare, plans }: CompareProps) => (
  <Band id="compare">
    <BandHead title={compare.title} lead={compare.lead} />
    <div className="plan-comparison mt-10">
      <Choose plans={plans.plans} label={compare.choose} />
      <table className="w-full table-fixed border-separate border-spacing-0 text-small/body print:max-lg:table-auto">
        <caption className="sr-only">{compare.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {compare.fact}
            </th>
            {plans.plans.map(({ id, name }) => (
              <th key={id} scope="col" className={head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {factsOf(plans, compare).map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </table>
    </div>
    <p className="mt-6 max-w-prose text-small text-ink-muted">{compare.note}</p>
  </Band>
);

// The rows in words: prices and fees first, then what content/plans.yaml compares.

type Words = Content<"pricing">["compare"];

interface Fact {
  /** How a cell is shown: as a mark for yes and no, otherwise as words. */
  readonly look: "yes" | "no" | "ask" | "words";
  readonly text: string;
  /** The note below it. */
  readonly note?: string;
}

interface FactRow {
  readonly id: string;
  readonly label: string;
  /** One for each plan, in their order. */
  readonly facts: readonly Fact[];
}

interface FactGroup {
  readonly title: string;
  readonly rows: readonly FactRow[];
}

const words = (text: string, note?: string): Fact => ({
  look: "words",
  text,
  ...(note !== undefined && { note }),
});

/** A cell of content/plans.yaml. */
function cellFact(cell: Cell, form: string, { cells }: Words): Fact {
  if (typeof cell === "number") return words(interpolate(form, { count: countWords(cell) }));
  if (cell === "n/a") return words(cells.none);
  return cell === "unlimited" ? words(cells.unlimited) : { look: cell, text: cells[cell] };
}

function priceRows(plans: Plans, labels: Words): readonly FactRow[] {
  const tariff = tariffOf(plans);
  const known = (text: string | undefined, note?: string): Fact =>
    text === undefined ? { look: "ask", text: labels.cells.ask } : words(text, note);
  const row = (id: string, label: string, of: (plan: Plan, i: number) => Fact): FactRow => ({
    id,
    label,
    facts: tariff.plans.map(of),
  });
  const message = (id: "sms" | "mms") =>
    row(id, labels[id], ({ messages }) =>
      known(messages ? smallPrice(messages[id]) : undefined, labels.carriers),
    );
  return [
    row("price", labels.price, ({ price }, i) =>
      known(price ? dollars(price.cents) : undefined, plans.plans[i]?.price?.label),
    ),
    row("fee", labels.fee, ({ fee }) => known(fee ? feeWords(fee) : undefined)),
    message("sms"),
    message("mms"),
    row("agents", labels.agents, (plan) =>
      includesFeature(plan, "agents") ? known(plan.agents?.toString()) : words(labels.cells.none),
    ),
  ];
}

/** @returns the table's groups; unpublished values become “ask us” */
function factsOf(plans: Plans, labels: Words): readonly FactGroup[] {
  const tariff = tariffOf(plans);
  const rowsOf = (rows: Plans["comparison"]["parts"]) =>
    rows.map(({ id, label, form = "[count]" }) => ({
      id,
      label,
      facts: tariff.plans.map((plan) => cellFact(cellOf(plan, id), form, labels)),
    }));
  return [
    { title: labels.groups.prices, rows: priceRows(plans, labels) },
    { title: labels.groups.amounts, rows: rowsOf(plans.comparison.amounts) },
    { title: labels.groups.parts, rows: rowsOf(plans.comparison.parts) },
  ];
}
