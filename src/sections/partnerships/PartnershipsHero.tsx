import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { Graft } from "./Graft.tsx";

/** The headline, and the graft that stands in the ground beside it. */
export function PartnershipsHero({ hero }: { hero: Content<"partnerships">["hero"] }) {
  return (
    <section className="overflow-clip pt-8">
      <Page className="grid grid-cols-1 gap-6 lg:grid-cols-7-5 lg:gap-10">
        <div className="relative z-1 lg:pt-10 lg:pb-36">
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="mt-6 max-w-form text-lead">{hero.lead}</p>
          <p className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-2">
            <ButtonLink href={hero.action.href.href}>{hero.action.label}</ButtonLink>
            {/* The furrows run behind it. */}
            <TextLink look="onward" href="#weeks" className="bg-ground">
              {hero.onward}
            </TextLink>
          </p>
        </div>
        <Graft />
      </Page>
    </section>
  );
}
