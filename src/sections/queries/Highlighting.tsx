import { inkKinds } from "#lib/sql/colors.ts";
import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { Sql } from "#ui/Sql.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

/** A dash of an ink before its name. */
const ink =
  "before:mr-3 before:inline-block before:h-1.5 before:w-9 before:rounded-full before:bg-current before:align-middle";

/** Syntax highlighting as a type specimen: SQL in a poster's size, and its inks below. */
export function Highlighting({
  highlighting,
}: {
  highlighting: Content<"queries">["highlighting"];
}) {
  return (
    <section className="overflow-x-clip bg-sunken py-section">
      <Page>
        <pre
          className="overflow-x-auto font-code text-[min(clamp(1rem,3.9vw,2.75rem),4.2vw)] leading-[1.35] tracking-[-0.033ch]"
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
