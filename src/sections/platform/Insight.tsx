import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface InsightProps {
  insight: Content<"platform">["insight"];
  exists: PageExists;
}

/** Data insight: six furrows, a name large on each. */
export function Insight({ insight, exists }: InsightProps) {
  return (
    <section className="insight-band">
      <Page>
        <div className="insight-head">
          <div>
            <Eyebrow>{insight.eyebrow}</Eyebrow>
            <h2 className="mt-3 text-heading">{insight.title}</h2>
          </div>
          <p className="text-lead">{insight.lead}</p>
        </div>
        <ul className="furrow-list">
          {presentLinks(insight.items, exists).map(({ name, text, label, href }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
              <TextLink look="onward" href={href.href}>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
