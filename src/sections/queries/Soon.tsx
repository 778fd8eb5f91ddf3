import type { Content } from "#content/collections.ts";
import { Badge } from "#ui/Badge.tsx";
import { Page } from "#ui/Page.tsx";

/** What is sown and not up yet: marked as such, in dotted furrows. */
export function Soon({ soon }: { soon: Content<"queries">["soon"] }) {
  return (
    <section className="pb-section">
      <Page className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
        <h2 className="text-title">{soon.title}</h2>
        {soon.items.map(({ title, text }) => (
          <div key={title} className="border-l-2 border-dotted border-line-strong pl-5">
            <Badge tone="clay">{soon.badge}</Badge>
            <h3 className="mt-3 font-display text-lead font-medium">{title}</h3>
            <p className="mt-1 text-ink-muted">{text}</p>
          </div>
        ))}
      </Page>
    </section>
  );
}
