import type { Content } from "#content/collections.ts";
import { BeforeYouSign } from "#sections/shared/BeforeYouSign.tsx";
import { Closing } from "#sections/shared/Closing.tsx";
import { CopyLine } from "#sections/shared/Code.tsx";
import { HeroActions } from "#sections/shared/links.tsx";
import { BandHead, Points } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { ProductPage } from "./ProductPage.tsx";

type Words = Content<"migrate">;

interface GuideProps {
  /** The id of the page, from which the sign-up field's id is made. */
  id: string;
  page: Words;
  /** Support, uptime, export and leaving. */
  before: Content<"pricing">["before"];
}

function Part({ part }: { part: Words["parts"][number] }) {
  const isNight = part.ground === "night";
  return (
    <section
      id={part.id}
      className={cx(
        isNight ? "bg-night py-20 text-on-night lg:py-28" : "border-t border-line py-16",
      )}
    >
      <Page className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-heading">{part.title}</h2>
          {part.lead !== undefined && <p className="mt-4 text-lead">{part.lead}</p>}
        </div>
        <Points
          items={part.items}
          as="dl"
          className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:col-span-8"
          titleClassName="font-medium"
          {...(isNight && { textClassName: "mt-2" })}
        />
      </Page>
    </section>
  );
}

/** What happens on which day. On a phone a row is a block of its own; the roles keep it a table for screen readers. */
function Plan({ plan }: { plan: NonNullable<Words["plan"]> }) {
  const { columns } = plan;
  return (
    <section id="plan" className="border-t border-line py-16">
      <Page>
        <BandHead title={plan.title} lead={plan.lead} />
        <table role="table" className="mt-8 block w-full text-start md:table">
          <caption className="sr-only">{plan.caption}</caption>
          <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
            <tr role="row">
              {[columns.when, columns.what, columns.check].map((name) => (
                <th key={name} role="columnheader" scope="col" className="py-3 pe-6 text-start">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="block md:table-row-group">
            {plan.rows.map(({ when, what, check }) => (
              <tr key={when} role="row" className="block border-t border-line py-4 md:table-row">
                <th
                  role="rowheader"
                  scope="row"
                  className="block text-start align-top whitespace-nowrap md:table-cell md:py-4 md:pe-6"
                >
                  {when}
                </th>
                <td role="cell" className="mt-1 block align-top md:table-cell md:py-4 md:pe-6">
                  {what}
                </td>
                <td
                  role="cell"
                  className="mt-1 block align-top text-ink-muted md:table-cell md:py-4"
                >
                  {check}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Page>
    </section>
  );
}

function Checklist({ words }: { words: NonNullable<Words["checklist"]> }) {
  return (
    <section id="checklist" className="border-t border-line py-16">
      <Page className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <BandHead title={words.title} lead={words.lead} width="full" />
        </div>
        <div className="min-w-0 lg:col-span-8">
          <CopyLine
            id="checklist-text"
            label={words.label}
            words={words}
            code={words.items.map((item) => `[ ] ${item}`).join("\n")}
          />
        </div>
      </Page>
    </section>
  );
}

/** A page that answers a buyer's questions: facts first, then parts, a day-by-day plan and a checklist, if any. */
export function Guide({ id, page, before }: GuideProps) {
  const { hero, product, facts, parts, plan, checklist, closing } = page;
  return (
    <>
      <section className="overflow-x-clip">
        <Page className="grid gap-x-10 gap-y-10 pt-10 pb-16 lg:grid-cols-12 lg:pt-16 lg:pb-24">
          <div className="lg:col-span-7">
            <h1 className="text-display tracking-display">{hero.title}</h1>
            <p className="mt-6 max-w-prose text-lead">{hero.lead}</p>
            <HeroActions action={hero.action} onward={hero.onward} />
          </div>
          {product !== undefined && (
            <div className="lg:col-span-5 lg:self-center">
              <ProductPage words={product} />
            </div>
          )}
          <dl
            className={cx(
              "grid gap-x-8 gap-y-4 self-start",
              product === undefined
                ? "rounded-stone border border-line bg-raised p-6 lg:col-span-5"
                : "border-t border-line-strong pt-5 sm:grid-cols-2 lg:col-span-12 lg:grid-cols-5",
            )}
          >
            {facts.map(({ term, text }) => (
              <div key={term}>
                <dt className="text-small text-ink-muted">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Page>
      </section>
      {parts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
      {plan && <Plan plan={plan} />}
      {checklist && <Checklist words={checklist} />}
      <BeforeYouSign before={before} />
      <Closing page={id} closing={closing} />
    </>
  );
}
