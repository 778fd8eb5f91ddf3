import { Band, HeroHead, Points } from "#sections/shared/Band.tsx";
import type { Article } from "#content/articles/entry.ts";
import type { Content } from "#content/collections.ts";
import { Cover } from "#illustrations/cover/Cover.tsx";
import { LinkRow } from "#sections/shared/parts.tsx";
import { TextLink } from "#ui/TextLink.tsx";

type Words = Content<"editorialGuidelines">;

interface PromisesProps extends Pick<Words, "promises" | "examples"> {
  articles: readonly Article[];
}

/** What depends on people, and articles that show a rule at work, each with its cover. */
export const Promises = ({ promises, examples, articles }: PromisesProps) => (
  <Band>
    <h2 className="text-heading">{promises.title}</h2>
    <Points
      items={promises.items}
      as="dl"
      className="mt-10 grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3"
      titleClassName="font-display text-title font-medium"
    />
    <h2 className="mt-section text-subheading">{examples.title}</h2>
    <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3">
      {examples.items.map(({ rule, label, href }) => {
        const article = articles.find((each) => each.href === href.href);
        return (
          <li key={rule}>
            {article && (
              <Cover
                subject={article.id}
                motif={article.cover}
                detail="card"
                className="mb-4 w-full rounded-large border border-line"
              />
            )}
            <p className="text-small/body text-ink-muted">{rule}</p>
            <TextLink href={href.href} className="font-display text-title">
              {label}
            </TextLink>
          </li>
        );
      })}
    </ul>
  </Band>
);

/** The editor's note, with a curved line to the words it is about. */
const marginNote =
  "self-start rounded-s-[0.75rem_2rem] border-l-2 border-persimmon py-1 pl-4 font-medium text-persimmon";

/** The headline, and an edited paragraph: deletions, insertions, and notes in the margin. */
export const Proof = ({ hero, proof }: Pick<Words, "hero" | "proof">) => (
  <Band
    section="pt-[clamp(2.5rem,5vw,5rem)] pb-section"
    className="grid grid-cols-1 gap-10 lg:gap-14"
  >
    <HeroHead {...hero} />
    <figure
      aria-label={proof.title}
      className="rounded-small border border-line bg-raised p-[clamp(1.5rem,4vw,3.5rem)] shadow-raised"
    >
      <ol className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-3">
        {proof.parts.map(({ cut, put, note }) => (
          <li key={cut} className="grid content-start gap-y-3">
            <p className="font-display text-title leading-[1.55]">
              <del className="text-ink-muted line-through decoration-persimmon decoration-wavy decoration-2">
                {cut}
              </del>{" "}
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
  <Band ground="night" className="grid gap-x-10 gap-y-6 lg:grid-cols-7-5 lg:items-end">
    <div>
      <h2 className="text-title">{mistake.title}</h2>
      <p className="mt-4 font-display text-[min(var(--text-heading),6.4vw)] leading-[1.15] wrap-anywhere">
        <a
          href={`mailto:${email}`}
          className="underline decoration-1 underline-offset-8 hover:decoration-2"
        >
          {email}
        </a>
      </p>
    </div>
    <div>
      <p className="max-w-form">{mistake.text}</p>
      <LinkRow links={mistake.links} className="mt-6" />
    </div>
  </Band>
);
