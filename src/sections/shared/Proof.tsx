import type { ComponentProps, ReactNode } from "react";
import type { CaseStudy, quoteOn } from "#content/read.ts";
import { FeaturePicture } from "./FeaturePicture.tsx";
import { BandFurrows } from "#illustrations/BandFurrows.tsx";
import { ShopRoom, Wares, wallOf } from "#illustrations/Portrait.tsx";
import { StoryPicture } from "#illustrations/StoryPicture.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { Page } from "#ui/Page.tsx";
import { Band } from "./Band.tsx";
import { Result } from "./parts.tsx";
import { PersonQuote } from "./PersonQuote.tsx";
import { SandTray } from "./Sand.tsx";

export type PageQuote = NonNullable<Awaited<ReturnType<typeof quoteOn>>>;
type StoryQuote = Extract<PageQuote, { story: unknown }>;

/** “$143,252” as a number. */
const amount = (figure: string) => Number(figure.replace(/[^\d.]/g, ""));

interface BarProps {
  y: number;
  /** Its length in percent; zero is an outlined, empty bar. */
  share: number;
  className?: string;
}

const Bar = ({ y, share, className }: BarProps) => (
  <rect
    y={y}
    height="10"
    rx="2"
    width={`${share || 100}%`}
    className={cx(
      share === 0 ? "stroke-(--bars,currentColor)" : "fill-(--bars,currentColor)",
      className,
    )}
  />
);

/** One count before and after, as numbers and as two bars. */
export function Counts({ what, before, after }: CaseStudy["changed"]["rows"][number]) {
  const most = Math.max(amount(before), amount(after), 1);
  const shareOf = (figure: string) => (100 * amount(figure)) / most;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 tabular-nums">
        <span className="me-auto">{what}</span>
        <span className="whitespace-nowrap">
          {before} <Icon name="arrow" className="inline size-4" />{" "}
          <b className="font-medium">{after}</b>
        </span>
      </p>
      <svg className="mt-2 h-6 w-full overflow-visible fill-none">
        <Bar y={0} share={shareOf(before)} className="opacity-40" />
        <Bar y={13} share={shareOf(after)} />
      </svg>
    </>
  );
}

interface FirstResultProps {
  story: CaseStudy;
  /** Shown if no report of the same counts is next to it. */
  counted?: boolean;
}

/** The story's first result, and the counts behind it before and after. */
export function FirstResult({ story: { results, changed }, counted = true }: FirstResultProps) {
  const [figure] = results.figures;
  // Not the counts that the figure itself shows.
  const counts = counted && changed.rows.find(({ after }) => after !== figure?.value);
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-4 border-t border-current/30 pt-5">
      {figure && (
        <p className="max-w-64">
          <b className="block font-display text-heading font-medium whitespace-nowrap tabular-nums">
            <Result figure={figure} />
          </b>{" "}
          {figure.label}
        </p>
      )}
      {counts && (
        <div className="min-w-32 flex-1 text-small/snug">
          <Counts {...counts} />
        </div>
      )}
    </div>
  );
}

/** A report of the store, before and after, in a window on raked sand. */
function Report({ changed: { title, columns, rows } }: { changed: CaseStudy["changed"] }) {
  const told = rows.map(({ what, before, after }) => `${what}: ${before}, then ${after}`);
  const { before, after } = columns;
  return (
    <SandTray role="img" aria-label={`${title}. ${told.join("; ")}.`} className="p-6">
      <div
        aria-hidden="true"
        className="overflow-hidden rounded-large bg-raised text-small/snug text-ink shadow-panel [--bars:var(--color-moss)] forced-colors:border"
      >
        <p className="border-b border-line bg-figure-sunken px-5 py-3 font-medium">{title}</p>
        <p className="flex gap-5 px-5 pt-4 text-ink-muted">
          <span className="before:me-2 before:inline-block before:size-2.5 before:rounded-full before:bg-moss/40 before:forced-color-adjust-none">
            {before}
          </span>
          <span className="before:me-2 before:inline-block before:size-2.5 before:rounded-full before:bg-moss before:forced-color-adjust-none">
            {after}
          </span>
        </p>
        {rows.map((row) => (
          <div key={row.what} className="border-t border-line px-5 py-3 first-of-type:border-0">
            <Counts {...row} />
          </div>
        ))}
      </div>
    </SandTray>
  );
}

interface CustomerQuoteProps {
  said: StoryQuote;
  size?: ComponentProps<typeof PersonQuote>["size"];
  /** What is next to the quote: the customer's report, or the drawing of their checkout. */
  scene?: "report" | "checkout";
  /** Below the quote. */
  children?: ReactNode;
}

/** What a customer said and what came of it, next to a scene from their store. */
export const CustomerQuote = ({
  said: { slug, story, ...quoted },
  size = "large",
  scene = "checkout",
  children,
}: CustomerQuoteProps) => (
  <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2 lg:items-center">
    <div className="grid grid-cols-1 gap-6">
      <PersonQuote size={size} {...quoted} />
      {children}
    </div>
    {scene === "report" ? (
      <Report changed={story.changed} />
    ) : (
      <StoryPicture slug={slug} label={story.picture} className="shadow-panel" />
    )}
  </div>
);

interface ShopBandProps {
  /** Of the person. */
  name: string;
  children: ReactNode;
}

/** A person behind the counter of their shop, and a card in front of its wall. */
export const ShopBand = ({ name, children }: ShopBandProps) => (
  <section className={cx("relative isolate overflow-hidden", wallOf(name))}>
    <Page className="grid grid-cols-1 gap-x-8 md:grid-cols-5-7 lg:gap-x-16">
      <ShopRoom
        name={name}
        className="mx-auto w-full max-w-120 self-end max-md:order-last md:mt-12"
      />
      <div className="my-12 grid gap-y-8 self-center rounded-stone bg-raised p-6 text-ink shadow-panel lg:my-20 lg:p-10">
        {children}
      </div>
    </Page>
  </section>
);

/** The quote on the card, and what came of it. */
const ShopQuote = ({ said }: { said: PageQuote }) => (
  <ShopBand name={said.quote.name}>
    <PersonQuote size="spoken" {...said} />
    {"story" in said && <FirstResult story={said.story} />}
  </ShopBand>
);

/** The quote in large type, and what the speaker’s shop sells, large, on a counter. */
const GoodsQuote = ({ said }: { said: PageQuote }) => (
  <section className="relative isolate bg-raised pt-section">
    <BandFurrows className="text-line/60" />
    <Page className="grid grid-cols-1 gap-x-16 md:grid-cols-7-5">
      <div className="grid gap-y-8 pb-band md:pb-section">
        <PersonQuote size="huge" {...said} />
        {"story" in said && <FirstResult story={said.story} />}
      </div>
      <Wares name={said.quote.name} className="mx-auto w-full max-w-80 self-end md:max-w-none" />
    </Page>
    <div data-theme="light" className="h-6 border-t-5 border-soil bg-clay" />
  </section>
);

interface ProofProps {
  said: PageQuote | undefined;
  /** The speaker in their shop, the quote with what the shop sells, or next to the store’s report, its checkout or a picture. */
  look?: "shop" | "goods" | "checkout" | "report";
}

/** What a customer says about this part of the product. */
export function Proof({ said, look = "report" }: ProofProps) {
  if (said === undefined) return null;
  if (look === "goods") return <GoodsQuote said={said} />;
  const scene =
    look !== "shop" &&
    ("story" in said ? (
      <CustomerQuote said={said} scene={look}>
        <FirstResult story={said.story} counted={look === "checkout"} />
      </CustomerQuote>
    ) : (
      said.picture && (
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2 lg:items-center">
          <PersonQuote size="huge" {...said} />
          <FeaturePicture
            feature={said.picture}
            className="w-full rounded-stone bg-figure text-ink shadow-panel"
          />
        </div>
      )
    ));
  if (!scene) return <ShopQuote said={said} />;
  return <Band ground={look === "checkout" ? "clay" : "accent"}>{scene}</Band>;
}
