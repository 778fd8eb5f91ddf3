import { ActionLink } from "#sections/shared/parts.tsx";
import { Band } from "#sections/shared/Band.tsx";
import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { Button } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";

type Words = Content<"viewDemos">;

interface HeroProps {
  hero: Words["hero"];
  /** The dialog with the form. Optional only because Astro does not type-check slots. */
  dialog?: ReactNode;
  /** The card of the film. */
  children: ReactNode;
}

/** The card, like a bright screen in dark sand that parts around it. */
const stones = [{ cx: 600, cy: 330, rx: 780, ry: 270, squareness: 6 }];

/**
 * Drawn like a dark screening room: the headline, and one bright sheet. The sand comes last, so that words do not wait
 * for it.
 */
export const Hero = ({ hero, dialog, children }: HeroProps) => (
  <section className="relative isolate overflow-x-clip bg-night pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(8rem,14vw,13rem)] text-on-night">
    <Page className="grid grid-cols-1 gap-y-10">
      <div className="peer/words">
        <h1 className="text-[calc((var(--text-heading)+var(--text-display))/2)] leading-none tracking-display">
          {hero.title}
        </h1>
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <p className="max-w-prose text-lead">{hero.lead}</p>
          <Button
            tone="secondary"
            data-opens=""
            className="max-w-full py-2 whitespace-normal focus-visible:outline-on-night unscripted:hidden"
          >
            {hero.open}
          </Button>
        </div>
        {dialog}
      </div>
      {children}
    </Page>
    <RakedGround
      viewBox={[-400, 0, 2000, 660]}
      stones={stones}
      gap={16}
      fit="stretch"
      className="absolute inset-y-0 -left-[145%] -z-1 h-full w-[300%] mask-[linear-gradient(to_bottom,transparent_42%,black_60%)] text-night-line [--color-gleam:var(--color-night)] lg:left-0 lg:w-full print:hidden"
    />
  </section>
);

interface DemoDialogProps {
  dialog: Words["dialog"];
  /** The form. */
  children: ReactNode;
}

/** Like src/ui/Dialog.tsx, but open without script. */
const look = cx(
  "mx-auto mb-auto w-[min(100%-2rem,var(--container-form))] rounded-stone border border-line bg-raised p-7 text-ink",
  "shadow-panel backdrop:bg-night/60 print:hidden",
);

/** From its top edge, so that a message moves nothing above it. */
const top = "mt-[max(1rem,9dvh)] max-h-[calc(100dvh-max(1rem,9dvh)-1rem)]";

/** Part of the page only if scripts are off; otherwise hidden until it is opened as a window. */
const inPage = cx(
  "not-[:modal]:static not-[:modal]:mx-0 not-[:modal]:mt-10 not-[:modal]:mb-0 not-[:modal]:max-h-none",
  "not-[:modal]:w-auto not-[:modal]:max-w-form not-[:modal]:shadow-none",
  "scripted:not-[:modal]:hidden",
);

/**
 * The window with the form, open when the page has loaded (docs/specification.md, 4.7). It is written open, so that it
 * is a part of the page without script; the page opens it as a window before the first paint.
 */
export const DemoDialog = ({ dialog, children }: DemoDialogProps) => (
  <dialog open aria-labelledby="demo-title" className={cx(look, top, inPage)}>
    <div className="flex items-center justify-between gap-6">
      <h2 id="demo-title" tabIndex={-1} autoFocus className="text-title focus-visible:outline-none">
        {dialog.title}
      </h2>
      <form method="dialog" className="unscripted:hidden">
        <button type="submit" aria-label={dialog.close} className="icon-button">
          <Icon name="close" />
        </button>
      </form>
    </div>
    <p className="mb-4 text-small text-ink-muted">{dialog.lead}</p>
    {/* Otherwise focusing the heading, which opening does, would hydrate the form. */}
    <div data-live-section="">{children}</div>
  </dialog>
);

/** While the dialog covers the card, the player's controls, about a hundred elements, are off. */
const sheet = cx(
  "grid grid-cols-1 gap-x-10 gap-y-6 rounded-stone border border-line bg-raised p-6 text-ink md:p-9 lg:grid-cols-8-4",
  "peer-has-[dialog:modal]/words:[&_video::-webkit-media-controls-enclosure]:hidden",
  "peer-has-[dialog:modal]/words:[&_video::-webkit-media-controls-overlay-enclosure]:hidden",
);

/** A stone on the line of the list. */
const station = cx(
  "relative pl-6 before:absolute before:top-2 before:-left-1.75 before:h-2.5 before:w-3.25",
  "before:rounded-[55%_45%_50%_50%/60%_55%_45%_40%] before:bg-rust",
);

/** A bright sheet: the film, and the parts of the product to try, as stations on one furrow. */
export const DemoCard = ({ card, children }: { card: Words["card"]; children: ReactNode }) => (
  <div className={sheet}>
    {children}
    <div className="grid gap-x-10 gap-y-6 md:max-lg:grid-cols-4-8 lg:content-start">
      <p className="text-lead">{card.lead}</p>
      <ol className="grid gap-6 border-l border-line-strong lg:gap-9">
        {card.stations.map(({ label, text, href }) => (
          <li key={label} className={station}>
            <a href={href.href} className="text-link font-medium">
              {label}
            </a>
            <p className="text-small/body text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </div>
);

interface CallsProps {
  calls: Words["calls"];
}

const Call = ({ call, look }: { call: CallsProps["calls"]["sales"]; look: "sales" | "trial" }) => (
  <li
    className={cx(
      "grid grid-rows-[auto_1fr_auto] justify-items-start gap-4 rounded-stone border p-7 md:p-10",
      look === "sales" ? "border-line bg-ground" : "border-transparent bg-moss-soft",
    )}
  >
    <h3 className="text-heading">{call.title}</h3>
    <p className="text-lead">{call.text}</p>
    <ActionLink
      link={call}
      tone={look === "sales" ? "secondary" : "primary"}
      className="max-w-full py-2 whitespace-normal"
    />
  </li>
);

/** Two sheets over the edge of the dark part: contact sales, or start a trial. */
export const Calls = ({ calls }: CallsProps) => (
  <Band section="relative mt-[clamp(-9rem,-9vw,-5rem)] pb-section">
    <h2 className="sr-only">{calls.title}</h2>
    <ul className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-7-5">
      <Call call={calls.sales} look="sales" />
      <Call call={calls.trial} look="trial" />
    </ul>
  </Band>
);
