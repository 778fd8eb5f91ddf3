import type { Content } from "#content/collections.ts";
import { existingLinks, HeroActions } from "#sections/shared/links.tsx";
import { Band } from "#sections/shared/Band.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { Cutaway } from "./Cutaway.tsx";

/** The headline with an explanation and the call to action next to it, and below them the platform as a picture. */
export function Hero({ hero }: { hero: Content<"platform">["hero"] }) {
  return (
    <section className="pt-8 lg:pt-7">
      <Page>
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-7-5 lg:items-end">
          <h1 className="text-display tracking-display lg:text-[clamp(3.25rem,4.7vw,4.25rem)] lg:text-wrap">
            {hero.title}
          </h1>
          <div className="max-w-form">
            <p className="text-lead lg:text-base">{hero.lead}</p>
            <HeroActions action={hero.action} onward={hero.onward} />
          </div>
        </div>
      </Page>
      <Cutaway parts={hero.parts} tables={hero.tables} />
    </section>
  );
}

/** Data insight: six furrows, a name large on each. */
export function Insight({ insight }: { insight: Content<"platform">["insight"] }) {
  return (
    <Band>
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-8-4 lg:items-end">
        <div>
          <Eyebrow>{insight.eyebrow}</Eyebrow>
          <h2 className="mt-3 text-heading">{insight.title}</h2>
        </div>
        <p className="text-lead">{insight.lead}</p>
      </div>
      <ul className="mt-10">
        {existingLinks(insight.items).map(({ name, text, label, href }) => (
          <li
            key={name}
            className="group grid gap-x-8 gap-y-1 border-t-4 border-double border-line-strong py-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,2fr)] lg:items-baseline"
          >
            <h3 className="text-heading lg:group-even:pl-12">{name}</h3>
            <p>{text}</p>
            <TextLink look="onward" href={href.href}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Band>
  );
}
