import { toolIds } from "#lib/tools/kinds.ts";
import type { Content } from "#model/kinds.ts";
import { RakedGround } from "#pictures/RakedGround.tsx";
import { Page } from "#ui/Page.tsx";
import type { Words } from "./example.ts";
import { hung } from "./hung.ts";

interface HeroProps {
  hero: Content<"freeToolsPage">["hero"];
  words: Words;
}

const stones = [200, 600, 1000].map((cx) => ({ cx, cy: 210, rx: 132, ry: 176, squareness: 3 }));

/** The wall of the shed: three tools on their pegs, each a way to its bench. */
export function Hero({ hero, words }: HeroProps) {
  return (
    <section className="overflow-x-clip pt-8 lg:pt-12">
      <Page>
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
          <h1 className="text-display tracking-display lg:col-span-7">{hero.title}</h1>
          <p className="max-w-form text-lead lg:col-span-5 lg:pt-3">{hero.lead}</p>
        </div>
        <nav aria-label={hero.shed} className="shed">
          <RakedGround
            viewBox={[0, 0, 1200, 420]}
            stones={stones}
            gap={14}
            step={40}
            fit="stretch"
            className="shed-wall"
          />
          <ul>
            {toolIds.map((tool) => (
              <li key={tool}>
                <a href={`#tool-${tool}`}>
                  <svg viewBox="0 0 200 300" aria-hidden="true" fill="none">
                    <path className="shed-body" d={hung[tool].body} />
                    <path d={hung[tool].lines} />
                    <circle cx="100" cy="14" r="5" className="shed-peg" />
                  </svg>
                  <span className="shed-name">{words[tool].name}</span>
                  <span className="shed-what">{words[tool].title}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Page>
    </section>
  );
}
