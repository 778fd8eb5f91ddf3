import type { Content } from "#content/collections.ts";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { Page } from "#ui/Page.tsx";
import type { ArchivedApp } from "./app.ts";
import { AppWindow } from "./AppWindow.tsx";

interface WindowsProps {
  hero: Content<"downloads">["hero"];
  apps: readonly ArchivedApp[];
  labels: Content<"downloads">["labels"];
  mark: string;
}

/** In units of the page's 1200, which the stage is three times as wide as: where the two windows lie. */
const slabs = [
  { cx: 290, cy: 250, rx: 316, ry: 232, squareness: 6 },
  { cx: 910, cy: 330, rx: 316, ry: 232, squareness: 6 },
] as const;

/** Only where the windows are next to each other: stacked, they would leave it no room. */
const sand =
  "pointer-events-none absolute inset-x-[-75%] -top-18 -z-1 hidden h-[calc(100%+9rem)] w-[250%] max-w-none mask-[linear-gradient(transparent,black_14%_86%,transparent)] text-line-strong/50 lg:block";

/** The headline, and the two cards as two windows in raked sand (docs/specification.md, 2.16). */
export function Windows({ hero, apps, labels, mark }: WindowsProps) {
  return (
    <section className="overflow-x-clip pt-[clamp(2.5rem,5vw,4rem)] pb-section">
      <Page>
        <h1 className="text-display tracking-display">{hero.title}</h1>
        <p className="mt-5 max-w-144 text-lead">{hero.lead}</p>
        <div className="relative isolate mt-[clamp(2.5rem,5vw,4rem)] grid gap-10 lg:grid-cols-2 lg:items-start">
          <RakedGround
            viewBox={[-900, -90, 3000, 760]}
            stones={slabs}
            gap={19}
            step={50}
            fit="stretch"
            className={sand}
          />
          {apps.map((app) => (
            <AppWindow key={app.id} app={app} labels={labels} mark={mark} />
          ))}
        </div>
      </Page>
    </section>
  );
}
