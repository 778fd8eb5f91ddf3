import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { Plan } from "./Plan.tsx";

/** The headline, and the page as a plan to walk through. */
export function Hero({ hero }: { hero: Content<"accessibility">["hero"] }) {
  return (
    <section className="pt-hero pb-section">
      <Page className="grid gap-x-10 gap-y-5 lg:grid-cols-12 lg:items-end">
        <h1 className="text-display tracking-display lg:col-span-7">{hero.title}</h1>
        <p className="max-w-form text-lead lg:col-span-5 lg:pb-1">{hero.lead}</p>
      </Page>
      <Page>
        <Plan hero={hero} />
        <p className="mt-4 text-small text-ink-muted">{hero.hint}</p>
      </Page>
    </section>
  );
}
