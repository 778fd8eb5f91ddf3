import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { Cut } from "./Cut.tsx";

interface ProofProps {
  hero: Content<"editorialGuidelines">["hero"];
  proof: Content<"editorialGuidelines">["proof"];
}

/** The headline, and a paragraph as its editor sends it back: what goes, what comes, and why in the margin. */
export function Proof({ hero, proof }: ProofProps) {
  return (
    <section className="proof">
      <Page className="proof-grid">
        <div className="proof-head">
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="mt-6 max-w-form text-lead">{hero.lead}</p>
        </div>
        <figure className="proof-sheet" aria-label={proof.title}>
          <ol>
            {proof.parts.map(({ cut, put, note }) => (
              <li key={cut}>
                <p className="proof-line">
                  <del>{cut}</del>
                  <Cut seed={cut} /> <ins>{put}</ins>
                </p>
                <p className="proof-note">{note}</p>
              </li>
            ))}
          </ol>
          <figcaption>{proof.caption}</figcaption>
        </figure>
      </Page>
    </section>
  );
}
