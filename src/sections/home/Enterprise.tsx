import { FeaturePicture } from "#illustrations/features/index.tsx";
import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";

interface EnterpriseProps {
  enterprise: Content<"home">["enterprise"];
  features: Content<"features">["features"];
}

/** Answers for a security review, next to a headline and a picture that stay in view. */
export function Enterprise({ enterprise, features }: EnterpriseProps) {
  const dashboards = features.find(({ id }) => id === "dashboards");
  return (
    <section className="pt-section">
      <Page className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
          <h2 className="text-heading">{enterprise.title}</h2>
          <p className="mt-4 max-w-form text-lead">{enterprise.lead}</p>
          {dashboards && (
            <FeaturePicture
              feature={dashboards.id}
              alt={dashboards.picture}
              className="mt-8 w-full rounded-stone border border-rim shadow-raised"
            />
          )}
        </div>
        <dl className="border-b border-line lg:col-span-7">
          {enterprise.items.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-8 gap-y-1 border-t border-line py-4 md:grid-cols-[14rem_1fr] md:items-baseline"
            >
              <dt className="font-display text-lead font-medium">{title}</dt>
              <dd className="text-ink-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Page>
    </section>
  );
}
