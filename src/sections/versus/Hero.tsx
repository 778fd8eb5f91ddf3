import type { Content } from "#content/collections.ts";
import { HeroActions } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";
import { ApproachPicture } from "./pictures.tsx";

interface HeroProps {
  hero: Content<"versus">["hero"];
  approaches: Content<"versus">["approaches"];
}

/** The headline, and the garden's plan: five plots, each linking to its chapter. */
export function Hero({ hero, approaches }: HeroProps) {
  return (
    <section className="overflow-x-clip pt-[clamp(2.5rem,5vw,4rem)] pb-[clamp(4rem,7vw,6rem)]">
      <Page>
        <div className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-7-5 lg:items-end">
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <div>
            <p className="text-lead">{hero.lead}</p>
            <HeroActions action={hero.action} onward={hero.onward} />
          </div>
        </div>
        <nav aria-label={hero.plan}>
          <ol className="mt-[clamp(2.5rem,5vw,4rem)] grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-5">
            {approaches.map(({ id, name }) => (
              <li key={id} className="last:col-span-full md:last:col-auto lg:even:mt-12">
                <a
                  href={`#${id}`}
                  className="group grid gap-3 rounded-medium leading-[1.3] font-medium underline-offset-3 hover:underline"
                >
                  <ApproachPicture id={id} />
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
