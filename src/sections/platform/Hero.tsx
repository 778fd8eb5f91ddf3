import type { Content } from "#content/collections.ts";
import { existingLinks, HeroActions } from "#sections/shared/links.tsx";
import { Band } from "#sections/shared/Band.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

/** The headline, as wide as the page; below it on the right an explanation and the call to action. */
export function Hero({ hero }: { hero: Content<"platform">["hero"] }) {
  return (
    <section className="pt-hero pb-4">
      <Page>
        <h1 className="text-display tracking-display">{hero.title}</h1>
        <div className="mt-6 max-w-form lg:mt-10 lg:ml-[58%]">
          <p className="text-lead">{hero.lead}</p>
          <HeroActions action={hero.action} onward={hero.onward} />
        </div>
      </Page>
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
