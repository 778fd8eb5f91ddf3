import type { Content } from "#content/collections.ts";
import type { CustomerStory } from "#content/read.ts";
import { Wordmark } from "#illustrations/Wordmark.tsx";
import { Band } from "#sections/shared/Band.tsx";
import { Sample } from "#sections/shared/parts.tsx";
import { PersonQuote } from "#sections/shared/PersonQuote.tsx";
import { cx } from "#ui/cx.ts";
import { caseStudyHref } from "./stories.ts";

interface LogoWallProps {
  names: readonly string[];
  stories: readonly CustomerStory[];
}

const cell = "grid content-center justify-items-center gap-y-1 px-1 py-4";

/** Customers' names as drawn logos. Those with a case study lead to it, and say its result. */
export const LogoWall = ({ names, stories }: LogoWallProps) => (
  <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,40%)),1fr))] border-s border-t border-current/20 md:grid-cols-4">
    {names.map((name) => {
      const told = stories.find(({ story }) => story.name.startsWith(name));
      return (
        <li key={name} className="grid min-h-24 border-e border-b border-current/20">
          {told === undefined ? (
            <span className={cell}>
              <Wordmark name={name} />
            </span>
          ) : (
            <a
              href={caseStudyHref(told.slug)}
              className={cx(cell, "transition-colors hover:bg-raised hover:text-persimmon")}
            >
              <Wordmark name={name} />
              {told.story.results.figures.slice(0, 1).map((figure) => (
                <span key={figure.label} className="px-2 text-center text-small text-balance">
                  <b className="font-medium">{figure.value}</b> {figure.label}
                </span>
              ))}
            </a>
          )}
        </li>
      );
    })}
  </ul>
);

interface VoicesProps extends Pick<Content<"customersPage">, "others" | "voices"> {
  customers: Content<"home">["customers"];
  stories: readonly CustomerStory[];
}

/** People of shops without a story here, each on a print with what they said, and below them the logos of all shops. */
export function Voices({ others, voices, customers, stories }: VoicesProps) {
  const people = new Map(
    Object.values(voices)
      .flatMap((voice) => voice ?? [])
      .toReversed()
      .map((voice) => [voice.name, voice]),
  );
  return (
    <Band ground="night">
      <div className="mb-block grid gap-x-10 gap-y-12 md:grid-cols-2">
        <div>
          <h2 className="text-heading">{others.title}</h2>
          <p className="mt-3">
            {customers.hint} <Sample when={customers.sample} />
          </p>
        </div>
        <ul className="contents">
          {[...people.values()].toReversed().map((quote) => (
            <li key={quote.name} className="even:[&>figure>svg]:rotate-2">
              <PersonQuote size="small" quote={quote} {...quote} sample={false} />
            </li>
          ))}
        </ul>
      </div>
      <LogoWall names={customers.logos} stories={stories} />
    </Band>
  );
}
