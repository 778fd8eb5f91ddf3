import type { Content } from "#content/collections.ts";
import { BeforeYouSign } from "#sections/shared/BeforeYouSign.tsx";
import { Closing } from "#sections/shared/Closing.tsx";
import { CopyLine } from "#sections/shared/Code.tsx";
import { PriceNote } from "#sections/shared/marks.tsx";
import { HeroActions } from "#sections/shared/links.tsx";
import { Band, BandHead, Points } from "#sections/shared/Band.tsx";
import { SandAround } from "#sections/shared/Sand.tsx";
import { wideColumns } from "#ui/columns.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { Table } from "#ui/Table.tsx";
import { MovingGarden } from "./MovingGarden.tsx";
import { Part, type PartProps } from "./Part.tsx";
import { Ledger, ProductPage } from "./scenes.tsx";

type Words = Content<"migrate">;

interface GuideProps {
  /** For the alternative texts of pictures. */
  features: PartProps["features"];
  page: Words;
  /** Support, uptime, export and leaving. */
  before: Content<"pricing">["before"];
}

/** What happens on which day. */
function Plan({ plan }: { plan: NonNullable<Words["plan"]> }) {
  const { columns } = plan;
  return (
    <section id="plan" className="bg-field pb-section text-on-field">
      <div className="bg-ground pt-section pb-10 text-ink">
        <Page>
          <BandHead title={plan.title} lead={plan.lead} />
        </Page>
      </div>
      <MovingGarden stages={plan.stages} />
      <Page>
        <Table
          className="mt-8"
          caption={plan.caption}
          columns={[columns.when, columns.what, columns.check]}
          rows={plan.rows.map(({ when, what, check }) => [when, what, check])}
        />
      </Page>
    </section>
  );
}

const Checklist = ({ words }: { words: NonNullable<Words["checklist"]> }) => (
  <Band id="checklist" ground="ruled" className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
    <BandHead title={words.title} lead={words.lead} width="full" className="lg:col-span-4" />
    <div className="min-w-0 lg:col-span-8">
      <CopyLine
        id="checklist-text"
        label={words.label}
        words={words}
        code={words.items.map((item) => `[ ] ${item}`).join("\n")}
        wrap
      />
    </div>
  </Band>
);

/** A page that answers a buyer's questions: facts first, then parts, a day-by-day plan and a checklist, if any. */
export function Guide({ page, before, features }: GuideProps) {
  const { hero, product, ledger, facts, parts, plan, checklist, closing } = page;
  const [first, ...others] = parts.map((part) => (
    <Part key={part.id} part={part} features={features} />
  ));
  return (
    <>
      <Band
        space="pt-10 pb-16 lg:pt-16 lg:pb-24"
        className="grid gap-x-10 gap-y-10 lg:grid-cols-12"
      >
        <div className="lg:col-span-7 lg:self-center page:col-span-6">
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="mt-6 max-w-prose text-lead">{hero.lead}</p>
          <HeroActions action={hero.action} onward={hero.onward} />
          <PriceNote />
        </div>
        <div className="relative isolate [--sand:3rem] lg:col-span-5 lg:self-center page:col-span-6">
          <SandAround sides="right" gap={36} className="max-lg:hidden" />
          {product && <ProductPage words={product} />}
          {ledger && <Ledger words={ledger} />}
        </div>
        <Points
          items={facts}
          as="dl"
          className={cx(
            "grid gap-x-8 gap-y-4 border-t border-line-strong pt-5 lg:col-span-12",
            wideColumns(facts.length, 5),
          )}
          titleClassName="text-small text-ink-muted"
          textClassName=""
        />
      </Band>
      {first}
      {/* Its picture separates parts that are only words. */}
      {plan && <Plan plan={plan} />}
      {others}
      {checklist && <Checklist words={checklist} />}
      <BeforeYouSign before={before} />
      <Closing closing={closing} />
    </>
  );
}
