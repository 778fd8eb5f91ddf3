import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { Plant } from "./Plant.tsx";
import { WaysOn } from "./WaysOn.tsx";

interface PlateProps {
  hero: Content<"solutions">["hero"];
}

/** A complaint, with the number it has on the plant. */
const painClasses = [
  "relative border-t border-line py-7 pl-[min(3.5rem,17vw)] last:border-b",
  "before:absolute before:top-6.5 before:left-0 before:grid before:size-[min(2.25rem,12vw)] before:place-items-center",
  "before:rounded-full before:border before:border-ink before:font-display before:font-medium before:content-[counter(list-item)/'']",
].join(" ");

/** A botanical plate: the plant with its numbers, and beside it what each stands for. */
export function Plate({ hero }: PlateProps) {
  return (
    <section className="pt-hero pb-section">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-7-5 lg:items-end">
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="text-lead">{hero.lead}</p>
        </div>
        <div className="mt-[clamp(2rem,4vw,3rem)] grid grid-cols-1 gap-x-20 gap-y-10 lg:grid-cols-2">
          {/* The plant stays in sight while its complaints are read. */}
          <div className="lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:self-start">
            <Plant label={hero.picture} />
          </div>
          <ol>
            {hero.pains.map(({ id, title, text, links }) => (
              <li key={id} className={painClasses}>
                <h2 className="text-title">{title}</h2>
                <p className="mt-2 text-ink-muted">{text}</p>
                <WaysOn links={links} className="mt-3" />
              </li>
            ))}
          </ol>
        </div>
      </Page>
    </section>
  );
}
