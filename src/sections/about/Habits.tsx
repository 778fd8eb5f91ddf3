import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";

/** How the team works: habits set like a poem, each line further in, as furrows that run around a stone. */
export function Habits({ habits }: { habits: Content<"about">["habits"] }) {
  return (
    <section className="py-section">
      <Page>
        <h2 className="about-habits-title">{habits.title}</h2>
        <dl className="about-habits">
          {habits.items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Page>
    </section>
  );
}
