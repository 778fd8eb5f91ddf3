import shared from "virtual:words/interface";
import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface BlogHeroProps {
  title: string;
  lead: string;
  /** Which page of a list it is; undefined on the first. */
  eyebrow: string | undefined;
  words: Content<"blog">;
}

/** The list's headline, with links to a trial and to the documentation. */
export function BlogHero({ title, lead, eyebrow, words }: BlogHeroProps) {
  const { action, documentation } = words;
  const away = <span className="sr-only"> {shared.external}</span>;
  return (
    <section className="overflow-x-clip">
      <Page className="relative pt-10 pb-9 lg:pt-16 lg:pb-12">
        {eyebrow !== undefined && <Eyebrow className="mb-5 tabular-nums">{eyebrow}</Eyebrow>}
        <h1 className="text-display tracking-display">{title}</h1>
        <p className="mt-6 max-w-form text-lead lg:mt-8">{lead}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-6 lg:mt-8">
          <ButtonLink href={action.href.href}>
            {action.label}
            {action.href.external && away}
          </ButtonLink>
          <TextLink look="onward" href={documentation.href.href}>
            {documentation.label}
            {documentation.href.external && away}
          </TextLink>
        </div>
        {/* Last, since it would move down as the page arrives. */}
        <Sunrise />
      </Page>
    </section>
  );
}

/** Radii of the furrows around the disc, in the picture's units; they widen as they get away from it. */
const furrows = [74, 89, 105, 122, 140, 159, 179, 200];

/** The sun as it comes up over the bed of sand below the hero. Decoration, hidden from assistive technology. */
function Sunrise() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-201 -201 402 201"
      className="absolute -right-8 bottom-0 w-24 md:right-0 md:w-56 lg:right-gutter lg:w-96"
    >
      <path d="M-56 0a56 56 0 0 1 112 0z" className="fill-rust" />
      <path
        d={furrows.map((r) => `M-${r} 0a${r} ${r} 0 0 1 ${2 * r} 0`).join("")}
        fill="none"
        vectorEffect="non-scaling-stroke"
        className="stroke-line-strong"
        strokeOpacity="0.5"
      />
    </svg>
  );
}
