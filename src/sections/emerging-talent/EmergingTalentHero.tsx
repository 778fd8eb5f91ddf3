import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { Arch } from "./Arch.tsx";

/** Below the hill on small screens, under its arch on wide ones. */
const words =
  "lg:col-start-1 lg:row-start-1 lg:w-full lg:max-w-148 lg:justify-self-center lg:pt-[22.5%] lg:text-center";

/** The headline under the hill of a year. */
export function EmergingTalentHero({ hero }: { hero: Content<"emergingTalent">["hero"] }) {
  return (
    <section className="overflow-x-clip pt-4 pb-12">
      <Page className="grid grid-cols-1 gap-4">
        <Arch />
        <div className={words}>
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="mt-5 text-lead">{hero.lead}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-2 lg:justify-center">
            <ButtonLink href="#apply">{hero.action}</ButtonLink>
            <TextLink look="onward" href="#year">
              {hero.onward}
            </TextLink>
          </p>
        </div>
      </Page>
    </section>
  );
}
