import type { PageExists } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { Cover } from "#pictures/cover/Cover.tsx";
import { OnwardLink } from "#sections/shared/OnwardLink.tsx";
import { Page } from "#ui/Page.tsx";

interface BenchProps {
  bench: Content<"emergingTalent">["bench"];
  exists: PageExists;
}

/** Three pieces of this site on the bench: a drawing, a proof with its corrections, a check that has just failed. */
export function Bench({ bench, exists }: BenchProps) {
  const { motif, article, check } = bench;
  return (
    <section className="py-section">
      <Page className="bench">
        <div className="bench-head">
          <h2 className="text-heading">{bench.title}</h2>
          <p className="mt-4 text-lead">{bench.lead}</p>
        </div>
        <figure className="bench-motif">
          <div role="img" aria-label={motif.alt}>
            <Cover subject="emerging-talent" motif={{ name: "growth", count: 3 }} />
          </div>
          <figcaption>
            <h3 className="text-title">{motif.title}</h3>
            <p className="mt-1 text-ink-muted">{motif.text}</p>
            <OnwardLink link={motif.link} exists={exists} />
          </figcaption>
        </figure>
        <figure className="bench-proof">
          <p>
            <del>{article.before}</del> <ins>{article.after}</ins>
            {article.rest}
          </p>
          <figcaption>
            <h3 className="text-title">{article.title}</h3>
            <p className="mt-1 text-ink-muted">{article.text}</p>
          </figcaption>
        </figure>
        <figure className="bench-check">
          <code>{check.code}</code>
          <figcaption>
            <h3 className="text-title">{check.title}</h3>
            <p className="mt-1 text-ink-muted">{check.text}</p>
          </figcaption>
        </figure>
      </Page>
    </section>
  );
}
