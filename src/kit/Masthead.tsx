import { RakedGround } from "#pictures/RakedGround.tsx";
import { Brand } from "#sections/chrome/Brand.tsx";
import { ThemeSwitch } from "#sections/chrome/ThemeSwitch.tsx";
import { Page } from "#ui/Page.tsx";
import type { KitContent } from "./specimen.ts";
import type { Chapter } from "./specimens.ts";

interface MastheadProps {
  product: string;
  words: KitContent["interface"];
  sheet: readonly Chapter[];
}

/** The index lies in the raked ground like a stone, as the home page's stage does. */
const stone = [{ cx: 500, cy: 250, rx: 514, ry: 268, squareness: 7 }];

/** Name, purpose and index of the sheet. */
export function Masthead({ product, words, sheet }: MastheadProps) {
  const count = sheet.reduce((sum, { specimens }) => sum + specimens.length, 0);
  return (
    <header className="relative overflow-clip">
      <Page className="flex items-center justify-between pt-5">
        <Brand product={product} label={words.home} />
        <ThemeSwitch words={words.theme} name="theme-kit" />
      </Page>
      <Page className="grid gap-x-10 gap-y-6 pt-16 lg:grid-cols-12 lg:items-end lg:pt-24">
        <h1 className="text-display tracking-display lg:col-span-7">Specimen sheet</h1>
        <p className="max-w-form text-lead lg:col-span-5">
          {count} parts of this site in every state, by day and by night. Drawn on each load from
          the files that the pages use.
        </p>
      </Page>
      <Page className="pt-16 pb-24 lg:pt-24">
        <div className="relative isolate">
          <RakedGround
            viewBox={[-1000, -90, 3000, 680]}
            stones={stone}
            gap={20}
            step={50}
            fit="stretch"
            className="hero-ground hidden md:block"
          />
          <KitIndex sheet={sheet} />
        </div>
      </Page>
    </header>
  );
}

function KitIndex({ sheet }: { sheet: readonly Chapter[] }) {
  return (
    <nav aria-label="Specimens" className="kit-index">
      {sheet.map((chapter) => (
        <div key={chapter.id} className={chapter.id === "primitives" ? "md:col-span-2" : undefined}>
          <p className="mb-3 font-display text-title">{chapter.title}</p>
          <ul className={chapter.id === "primitives" ? "columns-2 gap-x-8" : undefined}>
            {chapter.specimens.map(({ id, number, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="quiet-link gap-3">
                  <span className="kit-note">{number}</span>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
