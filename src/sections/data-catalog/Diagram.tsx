import type { Plan } from "#live/catalog/diagram/kinds.ts";
import type { Content } from "#content/collections.ts";
import { diagramClasses } from "#live/catalog/diagram-classes.ts";
import { Page } from "#ui/Page.tsx";
import { Drawing } from "./Drawing.tsx";
import { Sentences } from "./Sentences.tsx";

interface DiagramProps {
  words: Content<"dataCatalog">["diagram"];
  plan: Plan;
}

const signs = {
  many: "M2 6H42M2 12H42M2 18H42",
  one: "M2 6C24 6 24 12 42 12M2 12H42M2 18C24 18 24 12 42 12",
  own: "M2 12H42",
} as const;

/** The relational diagram: the drawing, what its lines mean, and the same in sentences. */
export function Diagram({ words, plan }: DiagramProps) {
  return (
    <section id="diagram" className="pt-4 pb-section">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12">
          <h2 className="text-heading lg:col-span-6">{words.title}</h2>
          <p className="max-w-prose text-lead lg:col-span-6">{words.lead}</p>
        </div>
        <div className="mt-10">
          <Drawing plan={plan} label={words.label} />
          <div className="mt-6 hidden flex-wrap gap-x-8 gap-y-2 text-small/body lg:flex">
            {(["many", "one", "own"] as const).map((sign) => (
              <div key={sign} className="flex items-center gap-3">
                <svg aria-hidden="true" viewBox="0 0 44 24" className="w-11 shrink-0">
                  <path
                    d={signs[sign]}
                    className={sign === "own" ? diagramClasses.ownFurrow : diagramClasses.furrow}
                  />
                </svg>
                {words.legend[sign]}
              </div>
            ))}
          </div>
        </div>
        <Sentences plan={plan} words={words} />
      </Page>
    </section>
  );
}
