import type { Content } from "#content/collections.ts";
import { inkKinds } from "#lib/sql/colors.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { Badge } from "#ui/Badge.tsx";
import { cx } from "#ui/cx.ts";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";
import { Sql } from "#ui/Sql.tsx";

/** A dash in each color before its name. */
const ink =
  "before:mr-3 before:inline-block before:h-1.5 before:w-9 before:rounded-full before:bg-current before:align-middle";

/** Syntax highlighting as a type specimen: SQL in poster size, and its colors below. */
export function Highlighting({
  highlighting,
}: {
  highlighting: Content<"queries">["highlighting"];
}) {
  return (
    <section className="overflow-x-clip bg-sunken py-section">
      <Page>
        <pre
          className="overflow-x-auto font-code text-[min(3.8vw,2.75rem)] leading-[1.35] tracking-[-0.033ch]"
          tabIndex={0}
          aria-label={highlighting.eyebrow}
        >
          <Sql sql={highlighting.sql} />
        </pre>
        <ul className="mt-10 flex flex-wrap gap-x-8 gap-y-3 text-small/body">
          {inkKinds.map((kind) => (
            <li key={kind} className={cx(`sql-${kind}`, ink)}>
              <span className="text-ink">{highlighting.kinds[kind]}</span>
            </li>
          ))}
        </ul>
        <div className="mt-12 grid gap-x-10 gap-y-3 lg:grid-cols-12 lg:items-baseline">
          <Eyebrow className="lg:col-span-2">{highlighting.eyebrow}</Eyebrow>
          <h2 className="text-title lg:col-span-5">{highlighting.title}</h2>
          <p className="max-w-prose text-ink-muted lg:col-span-5">{highlighting.text}</p>
        </div>
      </Page>
    </section>
  );
}

/** Export and charts: three uses of a result. */
export function Export({ ways }: { ways: Content<"queries">["export"] }) {
  return (
    <Band>
      <div className="max-w-prose">
        <BandHead eyebrow={ways.eyebrow} title={ways.title} lead={ways.lead} width="full" />
      </div>
      <ol className="mt-14 grid gap-10 lg:grid-cols-3">
        {ways.ways.map(({ title, text }) => (
          <li
            key={title}
            className="max-w-104 border-t-2 border-ink pt-4 lg:nth-2:mt-18 lg:nth-3:mt-36"
          >
            <h3 className="mb-2 text-display/[1.1] tracking-display">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

/** Features that are planned, marked as such. */
export function Soon({ soon }: { soon: Content<"queries">["soon"] }) {
  return (
    <Band className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
      <h2 className="text-title">{soon.title}</h2>
      {soon.items.map(({ title, text }) => (
        <div key={title} className="border-l-2 border-dotted border-line-strong pl-5">
          <Badge tone="clay">{soon.badge}</Badge>
          <h3 className="mt-3 font-display text-lead font-medium">{title}</h3>
          <p className="mt-1 text-ink-muted">{text}</p>
        </div>
      ))}
    </Band>
  );
}
