import type { Content } from "#content/collections.ts";
import { Cover } from "#illustrations/cover/Cover.tsx";
import { OnwardLink } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";

interface BenchProps {
  bench: Content<"emergingTalent">["bench"];
}

/** Three pieces of this site on the bench: a drawing, a proof with its corrections, a check that has just failed. */
export function Bench({ bench }: BenchProps) {
  const { motif, article, check } = bench;
  return (
    <section className="py-section">
      <Page className="grid grid-cols-1 gap-10 lg:grid-cols-12 lg:gap-y-12">
        <div className="lg:col-[1/span_5]">
          <h2 className="text-heading">{bench.title}</h2>
          <p className="mt-4 text-lead">{bench.lead}</p>
        </div>
        <figure className="lg:col-[6/span_7] lg:row-[1/span_2]">
          <div role="img" aria-label={motif.alt} className="overflow-hidden rounded-stone *:w-full">
            <Cover subject="emerging-talent" motif={{ name: "growth", count: 3 }} />
          </div>
          <figcaption className="mt-4">
            <h3 className="text-title">{motif.title}</h3>
            <p className="mt-1 text-ink-muted">{motif.text}</p>
            <OnwardLink link={motif.link} />
          </figcaption>
        </figure>
        <figure className="lg:col-[1/span_5]">
          <p className="-rotate-[0.6deg] border border-line bg-raised px-6 py-7 font-display text-title leading-[1.45]">
            <del className="text-ink-muted decoration-persimmon decoration-2">{article.before}</del>{" "}
            <ins className="text-persimmon no-underline">{article.after}</ins>
            {article.rest}
          </p>
          <figcaption className="mt-4">
            <h3 className="text-title">{article.title}</h3>
            <p className="mt-1 text-ink-muted">{article.text}</p>
          </figcaption>
        </figure>
        <figure className="lg:col-span-full lg:grid lg:grid-cols-subgrid lg:items-center">
          <code className="block rounded-stone bg-night px-6 py-7 font-code wrap-anywhere text-on-night lg:col-[6/-1]">
            {check.code}
          </code>
          <figcaption className="mt-4 lg:col-[1/6] lg:row-1 lg:mt-0">
            <h3 className="text-title">{check.title}</h3>
            <p className="mt-1 text-ink-muted">{check.text}</p>
          </figcaption>
        </figure>
      </Page>
    </section>
  );
}
