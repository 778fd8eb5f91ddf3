import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { Cut } from "./Cut.tsx";

interface ProofProps {
  hero: Content<"editorialGuidelines">["hero"];
  proof: Content<"editorialGuidelines">["proof"];
}

/** The editor's note in the margin, with a curved line to the words it is about. */
const marginNote =
  "self-start rounded-s-[0.75rem_2rem] border-l-2 border-persimmon py-1 pl-4 font-medium text-persimmon lg:mt-1.5";

/** The headline, and a paragraph as its editor sends it back: what goes, what comes, and why in the margin. */
export function Proof({ hero, proof }: ProofProps) {
  return (
    <section className="overflow-x-clip pt-[clamp(2.5rem,5vw,5rem)] pb-section">
      <Page className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-16">
        <div>
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="mt-6 max-w-form text-lead">{hero.lead}</p>
        </div>
        <figure
          aria-label={proof.title}
          className="rounded-small border border-line bg-raised p-[clamp(1.5rem,4vw,3.5rem)] shadow-raised lg:-mr-8"
        >
          <ol className="grid grid-cols-1 gap-8">
            {proof.parts.map(({ cut, put, note }) => (
              <li key={cut} className="grid grid-cols-1 gap-x-8 gap-y-2 lg:grid-cols-7-4">
                <p className="font-display text-title leading-[1.55]">
                  <del className="text-ink-muted line-through decoration-persimmon decoration-wavy decoration-2">
                    {cut}
                  </del>
                  <Cut seed={cut} />{" "}
                  <ins className="underline decoration-persimmon decoration-2 underline-offset-6">
                    {put}
                  </ins>
                </p>
                <p className={marginNote}>{note}</p>
              </li>
            ))}
          </ol>
          <figcaption className="mt-8 border-t border-line pt-4 text-small/body text-ink-muted">
            {proof.caption}
          </figcaption>
        </figure>
      </Page>
    </section>
  );
}
