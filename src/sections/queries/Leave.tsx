import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

/** Export and charts: three steps down from the result, each leading elsewhere. */
export function Leave({ ways }: { ways: Content<"queries">["export"] }) {
  return (
    <section className="py-section">
      <Page>
        <div className="max-w-prose">
          <Eyebrow>{ways.eyebrow}</Eyebrow>
          <h2 className="mt-3 text-heading">{ways.title}</h2>
          <p className="mt-4 text-lead">{ways.lead}</p>
        </div>
        <ol className="mt-14 grid gap-10 lg:grid-cols-3">
          {ways.ways.map(({ name, text }) => (
            <li
              key={name}
              className="max-w-104 border-t-2 border-ink pt-4 lg:nth-2:mt-18 lg:nth-3:mt-36"
            >
              <h3 className="mb-2 text-display/[1.1] tracking-display">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
