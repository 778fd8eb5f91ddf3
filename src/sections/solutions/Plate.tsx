import type { PageExists } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { Plant } from "./Plant.tsx";
import { WaysOn } from "./WaysOn.tsx";

interface PlateProps {
  hero: Content<"solutions">["hero"];
  exists: PageExists;
}

/** A botanical plate: the plant with its numbers, and beside it what each stands for. */
export function Plate({ hero, exists }: PlateProps) {
  return (
    <section className="plate-band">
      <Page>
        <div className="plate-head">
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="text-lead">{hero.lead}</p>
        </div>
        <div className="plate">
          <div className="plate-plant">
            <Plant label={hero.picture} />
          </div>
          <ol className="pains">
            {hero.pains.map(({ id, title, text, links }) => (
              <li key={id}>
                <h2 className="text-title">{title}</h2>
                <p className="mt-2 text-ink-muted">{text}</p>
                <WaysOn links={links} exists={exists} />
              </li>
            ))}
          </ol>
        </div>
      </Page>
    </section>
  );
}
