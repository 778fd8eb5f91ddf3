import type { ReactNode } from "react";
import type { Content } from "#model/kinds.ts";
import { RakedGround } from "#pictures/RakedGround.tsx";
import { Page } from "#ui/Page.tsx";
import { Quote } from "#ui/Quote.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";

interface FitProps {
  hero: Content<"demo">["hero"];
  quote: Content<"demo">["quote"];
  /** The heading of the form. */
  title: string;
  labels: Content<"interface">;
  /** The form. */
  children: ReactNode;
}

/** The form, as a stone that the sand has made room for. */
const stones = [{ cx: 915, cy: 330, rx: 272, ry: 300, squareness: 5 }];

/** The headline and what somebody said on one side; the form on the other, a stone that the sand has made room for. */
export function Fit({ hero, quote, title, labels, children }: FitProps) {
  return (
    <section className="fit">
      <RakedGround
        viewBox={[-400, 0, 2000, 700]}
        stones={stones}
        gap={18}
        step={25}
        className="section-ground fit-ground"
      />
      <Page className="fit-page">
        <div className="fit-words">
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="mt-6 max-w-form text-lead">{hero.lead}</p>
        </div>
        <div className="fit-form form-sheet">
          <h2 className="mb-5 text-title">{title}</h2>
          {children}
        </div>
        <div className="fit-quote">
          <Quote
            name={quote.name}
            role={quote.role}
            mark={quote.sample && <SampleMark label={labels.sample} hint={labels.sampleHint} />}
          >
            {quote.text}
          </Quote>
        </div>
      </Page>
    </section>
  );
}
