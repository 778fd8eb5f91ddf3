import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

interface InsightsProps {
  insights: Content<"dashboards">["insights"];
  exists: PageExists;
}

/** Generative AI insights: a question at night, and what EZQL makes of it. */
export function Insights({ insights, exists }: InsightsProps) {
  return (
    <section className="insights">
      <Page className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Eyebrow ground="night">{insights.eyebrow}</Eyebrow>
          <h2 className="mt-3 text-heading">{insights.title}</h2>
          <p className="insights-asked">{insights.asked}</p>
        </div>
        <div className="lg:col-span-5 lg:pt-8">
          <p className="text-lead">{insights.lead}</p>
          <ol className="insights-steps">
            {insights.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <ul className="mt-6 flex flex-wrap gap-x-8">
            {presentLinks(insights.links, exists).map(({ label, href }) => (
              <li key={label}>
                <TextLink look="onward" href={href.href}>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </Page>
    </section>
  );
}
