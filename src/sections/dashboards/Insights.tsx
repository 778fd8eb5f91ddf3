import type { Content } from "#content/collections.ts";
import { existingLinks } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

interface InsightsProps {
  insights: Content<"dashboards">["insights"];
}

/** A field with a question in it, and a caret behind the question. */
const field =
  "mt-10 rounded-stone border border-night-line px-6 py-5 font-display text-title/body after:ml-1 after:inline-block after:h-[0.625lh] after:w-0.5 after:bg-current after:align-[-6.25%]";

/** Generative AI insights: a question at night, and what EZQL makes of it. */
export function Insights({ insights }: InsightsProps) {
  return (
    <section className="bg-night py-section text-on-night">
      <Page className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Eyebrow ground="night">{insights.eyebrow}</Eyebrow>
          <h2 className="mt-3 text-heading">{insights.title}</h2>
          <p className={field}>{insights.asked}</p>
        </div>
        <div className="lg:col-span-5 lg:pt-8">
          <p className="text-lead">{insights.lead}</p>
          <ol className="mt-6">
            {insights.steps.map((step) => (
              <li key={step} className="border-t border-night-line py-3.5">
                {step}
              </li>
            ))}
          </ol>
          <ul className="mt-6 flex flex-wrap gap-x-8">
            {existingLinks(insights.links).map(({ label, href }) => (
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
