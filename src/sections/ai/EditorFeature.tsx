import type { PageExists } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { OnwardLink } from "#sections/shared/OnwardLink.tsx";
import { Page } from "#ui/Page.tsx";
import { Sql } from "#ui/Sql.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

interface EditorFeatureProps {
  editor: Content<"ai">["editor"];
  exists: PageExists;
}

/** The editor feature: a page of the editor as wide as the window, a question in its first line. */
export function EditorFeature({ editor, exists }: EditorFeatureProps) {
  const { words, sql, points, onward } = editor;
  return (
    <section className="overflow-x-clip bg-raised py-section">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12">
          <div className="lg:col-span-7 lg:row-span-2">
            <Eyebrow className="mb-4">{editor.eyebrow}</Eyebrow>
            <h2 className="text-heading">{editor.title}</h2>
          </div>
          <p className="max-w-prose lg:col-span-5 lg:pt-8">{editor.lead}</p>
        </div>
      </Page>
      <div role="img" aria-label={editor.picture} className="ai-lines">
        <ol aria-hidden="true">
          <li className="ai-said">
            <code>
              <Sql sql={words} />
            </code>
          </li>
          {sql.split("\n").map((line) => (
            <li key={line}>
              <code>
                <Sql sql={line} />
              </code>
            </li>
          ))}
        </ol>
      </div>
      <Page>
        <dl className="ai-points">
          {points.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <OnwardLink link={onward} exists={exists} className="mt-8" />
      </Page>
    </section>
  );
}
