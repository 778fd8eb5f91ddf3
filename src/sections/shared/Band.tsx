/** The parts of most page bands. A page that needs another form has it in its own folder. */
import type { HTMLAttributes, ReactNode } from "react";
import { BandFurrows } from "#illustrations/BandFurrows.tsx";
import { cx } from "#ui/cx.ts";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";
import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { PriceNote } from "./parts.tsx";
import { SandStage } from "./Sand.tsx";

const grounds = {
  plain: undefined,
  /** A hairline separates it from the band above. */
  ruled: "border-t border-line",
  /** At night, when it is nearly as dark as the page, hairlines separate it too. */
  sunken:
    "sunken-band border-y border-[light-dark(transparent,var(--color-line))] bg-sunken [.sunken-band+&]:border-t-0 [.sunken-band+&]:pt-0",
  night: "bg-night text-on-night",
  /** The page's saturated band. */
  accent: "relative isolate bg-accent text-on-accent",
  clay: "bg-clay-soft",
} as const;

interface BandProps extends HTMLAttributes<HTMLElement> {
  ground?: keyof typeof grounds;
  /** The classes of the section, in place of the page's space above and below. */
  section?: string;
  /** The grid of the content, which is as wide as the page. */
  className?: string;
}

/**
 * A full-width section of a page, with the page's space above and below. Two plain neighbors share the space between
 * them (src/styles/global.css).
 */
export function Band({ ground = "plain", section, className, children, ...rest }: BandProps) {
  const usual = ground === "plain" ? "plain-band" : "py-section";
  return (
    <section className={cx("overflow-x-clip", section ?? usual, grounds[ground])} {...rest}>
      {ground === "accent" && <BandFurrows className="text-on-accent/12" />}
      <Page className={className}>{children}</Page>
    </section>
  );
}

const widths = { full: undefined, form: "max-w-form", prose: "max-w-prose" } as const;

interface BandHeadProps {
  /** The line above the headline. */
  eyebrow?: string;
  title: string;
  /** Shown after the title, such as the label on invented content. */
  mark?: ReactNode;
  lead: string;
  /** The lead's maximum width. */
  width?: keyof typeof widths;
  /** Limits the title to the width of text. */
  narrow?: boolean;
  /** Its place in a grid. */
  className?: string;
}

/** A band's headline, and the paragraph below it. */
export const BandHead = ({
  eyebrow,
  title,
  mark,
  lead,
  width = "prose",
  narrow = false,
  className,
}: BandHeadProps) => (
  <div className={className}>
    {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
    <h2
      className={cx(
        "text-heading",
        eyebrow !== undefined && "mt-3",
        narrow && "max-w-prose",
        mark !== undefined && "flex flex-wrap items-baseline gap-x-3",
      )}
    >
      {title}
      {mark}
    </h2>
    <p className={cx("mt-4 text-lead text-balance", widths[width])}>{lead}</p>
  </div>
);

/** Shows both side by side in a wide window. */
export const SplitHead = ({
  eyebrow,
  title,
  lead,
}: Pick<BandHeadProps, "eyebrow" | "title" | "lead">) => (
  <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
    <div className="lg:col-span-7">
      {eyebrow !== undefined && <Eyebrow className="mb-3">{eyebrow}</Eyebrow>}
      <h2 className="text-heading">{title}</h2>
    </div>
    <p className="max-w-form text-lead lg:col-span-5">{lead}</p>
  </div>
);

interface PointsProps<T> {
  items: readonly T[];
  /** "dl" for terms with their explanation, "ol" for steps. */
  as?: "ul" | "ol" | "dl";
  className?: string | undefined;
  itemClassName?: string;
  titleClassName?: string;
  textClassName?: string;
  /** What is above a point's title, such as its picture, and below its text, such as a link. */
  before?: (item: T) => ReactNode;
  after?: (item: T) => ReactNode;
}

/** Points under one another or in columns, each a title with its text. */
export function Points<T extends { readonly title: string; readonly text: string }>({
  items,
  as: List = "ul",
  className,
  itemClassName,
  titleClassName = "text-title",
  textClassName = "mt-2 text-ink-muted",
  before,
  after,
}: PointsProps<T>) {
  const [Item, Title, Text] =
    List === "dl" ? (["div", "dt", "dd"] as const) : (["li", "h3", "p"] as const);
  return (
    <List className={className}>
      {items.map((item) => (
        <Item key={item.title} className={itemClassName}>
          {before?.(item)}
          <Title className={titleClassName}>{item.title}</Title>
          <Text className={cx("max-w-140", textClassName)}>{item.text}</Text>
          {after?.(item)}
        </Item>
      ))}
    </List>
  );
}

interface LinesProps {
  items: readonly string[];
  /** "ol" for steps. */
  as?: "ul" | "ol";
  className?: string | undefined;
  itemClassName?: string | undefined;
}

/** Points without titles. */
export const Lines = ({ items, as: List = "ul", className, itemClassName }: LinesProps) => (
  <List className={className}>
    {items.map((item) => (
      <li key={item} className={itemClassName}>
        {item}
      </li>
    ))}
  </List>
);

interface HeroHeadProps {
  title: string;
  lead: string;
  /** Below the lead: actions, a price. */
  children?: ReactNode;
}

/** A page's headline, and next to it in a wide window what the page is about. */
export const HeroHead = ({ title, lead, children }: HeroHeadProps) => (
  <div className="grid gap-x-10 gap-y-5 lg:grid-cols-12 lg:items-end">
    <h1 className="text-display tracking-display lg:col-span-7">{title}</h1>
    <div className="max-w-form lg:col-span-5 lg:pb-1">
      <p className="text-lead">{lead}</p>
      {children}
    </div>
  </div>
);

interface HeroWordsProps {
  hero: Omit<HeroHeadProps, "children">;
  className?: string;
  /** Below the lead: actions, a price. */
  children?: ReactNode;
}

/** A page's headline, and below it what the page is about. */
export const HeroWords = ({ hero: { title, lead }, className, children }: HeroWordsProps) => (
  <div className={className}>
    <h1 className="text-display tracking-display">{title}</h1>
    <p className="mt-6 max-w-form text-lead">{lead}</p>
    {children}
  </div>
);

type Words = Content<"queries">["hero"];

/** The headline above a live demo, as wide as the demo, so that it comes high on the page. */
const DemoHead = ({ hero: { title, lead, action } }: { hero: Words }) => (
  <>
    <h1 className="text-[calc((var(--text-heading)+var(--text-display))/2)] leading-none tracking-display">
      {title}
    </h1>
    <div className="mt-6 grid gap-x-10 gap-y-5 lg:grid-cols-12">
      <p className="max-w-prose text-lead lg:col-span-7">{lead}</p>
      <div className="lg:col-span-4 lg:col-start-9">
        <ButtonLink href={action.href.href}>{action.label}</ButtonLink>
        <PriceNote />
      </div>
    </div>
  </>
);

/** The headline, and right below it the live demo, which is part of the first paint. */
export const DemoHero = ({ hero, children }: { hero: Words; children: ReactNode }) => (
  <section className="relative overflow-x-clip pt-8 lg:pt-12">
    <Page>
      <DemoHead hero={hero} />
      <SandStage className="mt-16 mb-20 lg:mb-28">{children}</SandStage>
    </Page>
  </section>
);
