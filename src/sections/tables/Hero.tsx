import type { ReactNode } from "react";
import type { Content } from "#model/kinds.ts";
import { RakedGround } from "#pictures/RakedGround.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface HeroProps {
  hero: Content<"tables">["hero"];
  /** The live table. */
  children: ReactNode;
}

/** The badge is the one stone: the furrows, which go on beside the table as its rows, part around it. */
const stones = [{ cx: 984, cy: 57, rx: 96, ry: 40, squareness: 2.2 }];

/** The headline, the step to take, and the product itself, high up on the page. */
export function Hero({ hero, children }: HeroProps) {
  const { action } = hero;
  return (
    <section className="relative overflow-x-clip pt-8 pb-section lg:pt-10">
      <Page>
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-12 lg:items-end">
          <h1 className="text-display tracking-display lg:col-span-8">{hero.title}</h1>
          <div className="max-w-form lg:col-span-4 lg:pb-2">
            <p className="text-lead">{hero.lead}</p>
            <ButtonLink href={action.href.href} className="mt-5">
              {action.label}
            </ButtonLink>
          </div>
        </div>
        <div className="tables-stage">
          <RakedGround
            viewBox={[-900, 0, 3000, 540]}
            stones={stones}
            gap={18}
            step={48}
            className="tables-ground"
          />
          <p className="tables-badge">{hero.badge}</p>
          {children}
          <div className="mt-4 flex flex-wrap items-start justify-between gap-x-10 gap-y-2">
            <p className="max-w-prose bg-ground text-small text-ink-muted">{hero.note}</p>
            <TextLink look="onward" href={hero.onward.href.href} className="bg-ground">
              {hero.onward.label}
            </TextLink>
          </div>
        </div>
      </Page>
    </section>
  );
}
