import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { SandStage } from "#sections/shared/SandStage.tsx";

interface AiHeroProps {
  hero: Content<"ai">["hero"];
  /** The live conversation. */
  children: ReactNode;
}

/** The panel of the conversation lies in the sand. */
const stones = [{ cx: 500, cy: 330, rx: 512, ry: 350, squareness: 9 }];

/** The headline, and right below it the conversation itself. */
export function AiHero({ hero, children }: AiHeroProps) {
  return (
    <section className="relative overflow-x-clip pt-8 lg:pt-12">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h1 className="text-display tracking-display lg:col-span-8">{hero.title}</h1>
          <p className="max-w-prose lg:col-span-4 lg:pb-1">{hero.lead}</p>
        </div>
        <SandStage
          viewBox={[-1000, -90, 3000, 840]}
          stones={stones}
          gap={24}
          className="mt-8 mb-20 lg:mt-10 lg:mb-28"
        >
          {children}
        </SandStage>
      </Page>
    </section>
  );
}
