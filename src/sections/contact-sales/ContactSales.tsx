import { Band, HeroWords, SplitHead } from "#sections/shared/Band.tsx";
import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { ShopRoom } from "#illustrations/Portrait.tsx";
import { Stone } from "#illustrations/parts/Stone.tsx";
import { PersonQuote } from "#sections/shared/PersonQuote.tsx";
import type { PageQuote } from "#sections/shared/Proof.tsx";
import { cx } from "#ui/cx.ts";
import { External } from "#sections/shared/parts.tsx";

interface LetterProps {
  hero: Content<"contactSales">["hero"];
  letter: Content<"contactSales">["letter"];
  said: PageQuote | undefined;
  /** The form. */
  children: ReactNode;
}

/** The sheet, with its folded corner cut off. */
const sheet = cx(
  "relative isolate px-6 pt-6 pb-(--corner) [--corner:3.25rem] md:p-11",
  "before:absolute before:inset-0 before:-z-1 before:bg-raised",
  "before:[clip-path:polygon(0_0,100%_0,100%_calc(100%-var(--corner)),calc(100%-var(--corner))_100%,0_100%)]",
);

/** Cut off the whole sheet, since a separate box at the bottom would move while the form loads. */
const fold = cx(
  "after:absolute after:inset-0 after:-z-1",
  "after:bg-[color-mix(in_oklab,var(--color-clay-soft)_70%,var(--color-line-strong))]",
  "after:[clip-path:polygon(calc(100%-var(--corner))_calc(100%-var(--corner)),100%_calc(100%-var(--corner)),calc(100%-var(--corner))_100%)]",
);

/** The message field is ruled like paper. */
const furrows = cx(
  "[&_textarea]:bg-transparent [&_textarea]:bg-clip-content [&_textarea]:bg-origin-content",
  "[&_textarea]:bg-local [&_textarea]:py-2 [&_textarea]:leading-loose",
  "[&_textarea]:bg-[repeating-linear-gradient(to_bottom,transparent_0_calc(1lh-0.0625rem),var(--color-line)_calc(1lh-0.0625rem)_1lh)]",
);

const letterPlace =
  "lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mb-section lg:self-start print:hidden";

/** The form as a letter in a customer's shop, with the recipient at its head and a stone as its stamp. */
export const Letter = ({ hero, letter, said, children }: LetterProps) => (
  <Band
    section="relative isolate overflow-y-clip bg-clay-soft pt-8 lg:pt-12"
    className="grid grid-cols-1 gap-10 lg:grid-cols-5-6 lg:grid-rows-[auto_1fr] lg:gap-x-18"
  >
    <HeroWords hero={hero} />
    <div className={cx(sheet, fold, furrows, letterPlace)}>
      <div className="mb-7 flex justify-between gap-6">
        <div className="min-w-0">
          <h2 className="text-title">{letter.title}</h2>
          <p className="text-small text-ink-muted">{letter.to}</p>
        </div>
        <span
          aria-hidden="true"
          className="aspect-17/20 w-[min(4.25rem,14vw)] shrink-0 self-start border-3 border-dotted border-line-strong bg-ground p-[min(0.875rem,3vw)]"
        >
          <Stone seed={letter.to} className="size-full fill-rust" />
        </span>
      </div>
      {children}
    </div>
    {said && (
      <div className="-z-1 grid content-between items-start gap-6 md:max-lg:grid-cols-2 lg:max-w-form">
        <PersonQuote size="aside" {...said} />
        <ShopRoom name={said.quote.name} className="mx-auto w-full max-w-80" />
      </div>
    )}
  </Band>
);

/** Overrides the color of the outward mark, which is too dark for this night background. */
const arrow = cx(
  "inline-flex min-h-11 items-baseline gap-2 font-medium wrap-anywhere underline decoration-1",
  "underline-offset-4 [--color-ink-muted:currentColor] hover:decoration-2",
  "focus-visible:outline-on-night lg:justify-self-end",
);

/** A signpost: the action in large letters, and its target at the end of the arm. */
export const Channels = ({ channels }: Pick<Content<"contactSales">, "channels">) => (
  <Band ground="night">
    <SplitHead title={channels.title} lead={channels.lead} />
    <ul className="mt-12 border-b border-night-line">
      {channels.items.map(({ title, text, label, href }) => (
        <li
          key={title}
          className="grid gap-x-10 gap-y-2 border-t border-night-line py-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)] lg:items-baseline"
        >
          <h3 className="text-title">{title}</h3>
          <p>{text}</p>
          <a href={href.href} className={arrow}>
            {label}
            <External when={href.external} />
          </a>
        </li>
      ))}
    </ul>
  </Band>
);
