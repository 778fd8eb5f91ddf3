import type { ReactNode } from "react";
import type { Content } from "#model/kinds.ts";
import { RakedGround } from "#pictures/RakedGround.tsx";
import { Stone } from "#pictures/parts/Stone.tsx";
import { Page } from "#ui/Page.tsx";

interface LetterProps {
  hero: Content<"contactSales">["hero"];
  letter: Content<"contactSales">["letter"];
  /** The form. */
  children: ReactNode;
}

/** The form, as a stone in the sand. */
const stones = [{ cx: 846, cy: 430, rx: 282, ry: 400, squareness: 7 }];

/** The form as what it is: a letter, with whom it goes to at its head and a stone for its stamp. */
export function Letter({ hero, letter, children }: LetterProps) {
  return (
    <section className="letter-desk pt-8 pb-section lg:pt-12">
      <RakedGround
        viewBox={[-400, 0, 2000, 900]}
        stones={stones}
        gap={18}
        step={20}
        className="section-ground letter-ground"
      />
      <Page className="letter-page">
        <div className="letter-words">
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="mt-6 max-w-form text-lead">{hero.lead}</p>
        </div>
        <div className="letter">
          <div className="letter-head">
            <div>
              <h2 className="text-title">{letter.title}</h2>
              <p className="text-small text-ink-muted">{letter.to}</p>
            </div>
            <span aria-hidden="true" className="letter-stamp">
              <Stone seed={letter.to} className="size-full fill-persimmon" />
            </span>
          </div>
          {children}
        </div>
      </Page>
    </section>
  );
}
