import { Page } from "#ui/Page.tsx";
import type { Connection } from "../rows.ts";

/** What this pair of tool and database is good for. */
export function Brings({ brings }: { brings: Connection["brings"] }) {
  const [first, ...others] = brings.paragraphs;
  return (
    <section className="border-t border-line py-section">
      <Page className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <h2 className="text-heading lg:col-span-5">{brings.title}</h2>
        <div className="grid min-w-0 gap-6 lg:col-span-6 lg:col-start-7">
          <p className="text-lead">{first}</p>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Page>
    </section>
  );
}
