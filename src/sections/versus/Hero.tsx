import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { Plot } from "./Plot.tsx";

interface HeroProps {
  hero: Content<"versus">["hero"];
  approaches: Content<"versus">["approaches"];
}

/** The headline, and the garden's plan: five plots, each the way to its chapter. */
export function Hero({ hero, approaches }: HeroProps) {
  return (
    <section className="plots-hero">
      <Page>
        <div className="plots-head">
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="text-lead">{hero.lead}</p>
        </div>
        <nav aria-label={hero.plan}>
          <ol className="plots">
            {approaches.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <Plot id={id} />
                  <span>{name}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </Page>
    </section>
  );
}
