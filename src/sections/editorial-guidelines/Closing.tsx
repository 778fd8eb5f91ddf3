import { Band, HeroWords, Points } from "#sections/shared/Band.tsx";
import type { Content } from "#content/collections.ts";
import { LinkRow } from "#sections/shared/parts.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { KindPicture } from "./Rules.tsx";

type Words = Content<"editorialGuidelines">;

/** What depends on people, and articles that show a rule at work. */
export const Promises = ({ promises, examples }: Pick<Words, "promises" | "examples">) => (
  <Band className="grid grid-cols-1 gap-16 lg:grid-cols-8-4">
    <div>
      <h2 className="text-heading">{promises.title}</h2>
      <Points
        items={promises.items}
        as="dl"
        className="mt-10 grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-2"
        titleClassName="font-display text-title font-medium"
      />
    </div>
    <aside
      aria-labelledby="examples"
      className="self-start rounded-stone bg-moss-soft p-8 lg:sticky lg:top-[calc(var(--header-height)+2rem)]"
    >
      <h2 id="examples" className="text-title">
        {examples.title}
      </h2>
      <ul>
        {examples.items.map(({ rule, label, href }) => (
          <li key={rule} className="mt-6">
            <p className="text-small/body">{rule}</p>
            <TextLink href={href.href}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </aside>
  </Band>
);

/** The editor's note in the margin, with a curved line to the words it is about. */
const marginNote =
  "self-start rounded-s-[0.75rem_2rem] border-l-2 border-persimmon py-1 pl-4 font-medium text-persimmon lg:mt-1.5";

/** The headline, and an edited paragraph: deletions, insertions, and notes in the margin. */
export const Proof = ({ hero, proof }: Pick<Words, "hero" | "proof">) => (
  <Band
    section="pt-[clamp(2.5rem,5vw,5rem)] pb-section"
    className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-16"
  >
    <HeroWords hero={hero} />
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
              <KindPicture seed={cut} />{" "}
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
  </Band>
);

/** Where to report a mistake. */
export const Mistake = ({ mistake, email }: { mistake: Words["mistake"]; email: string }) => (
  <Band ground="night">
    <h2 className="text-title">{mistake.title}</h2>
    <p className="mt-4 mb-6 font-display text-[min(var(--text-heading),6.4vw)] leading-[1.15] wrap-anywhere">
      <a
        href={`mailto:${email}`}
        className="underline decoration-1 underline-offset-8 hover:decoration-2"
      >
        {email}
      </a>
    </p>
    <p className="max-w-form">{mistake.text}</p>
    <LinkRow links={mistake.links} className="mt-8" />
  </Band>
);
