import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { Raking } from "./Raking.tsx";

/** The headline over a garden that is half raked; the other half is what is open. */
export function CareersHero({ hero }: { hero: Content<"careers">["hero"] }) {
  return (
    <section className="overflow-x-clip pt-8 lg:pt-12">
      <Page className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-7-5">
        <h1 className="text-display tracking-display">{hero.title}</h1>
        <div className="lg:pt-3">
          <p className="text-lead">{hero.lead}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-2">
            <ButtonLink href="#roles">{hero.action}</ButtonLink>
            <TextLink look="onward" href="#path">
              {hero.onward}
            </TextLink>
          </p>
        </div>
      </Page>
      <Raking />
    </section>
  );
}
