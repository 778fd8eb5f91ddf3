/** The parts of most page bands. A page that needs another form has it in its own folder. */
import type { HTMLAttributes, ReactNode } from "react";
import { FieldFurrows } from "#illustrations/FieldFurrows.tsx";
import { cx } from "#ui/cx.ts";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";

const grounds = {
  plain: undefined,
  /** A hairline separates it from the band above. */
  ruled: "border-t border-line",
  sunken: "sunken-band bg-sunken [.sunken-band+&]:pt-0",
  night: "bg-night text-on-night",
  /** The page's saturated band. */
  field: "relative isolate bg-field text-on-field",
  clay: "bg-clay-soft",
} as const;

interface BandProps extends HTMLAttributes<HTMLElement> {
  ground?: keyof typeof grounds;
  /** Its space above and below, if not the page's own. */
  space?: string;
  /** The grid of the content, which is as wide as the page. */
  className?: string;
}

/**
 * A full-width section of a page, with the page's space above and below. Two plain neighbors share the space between
 * them (src/styles/global.css).
 */
export function Band({ ground = "plain", space, className, children, ...rest }: BandProps) {
  const usual = ground === "plain" ? "plain-band" : "py-section";
  return (
    <section className={cx("overflow-x-clip", space ?? usual, grounds[ground])} {...rest}>
      {ground === "field" && <FieldFurrows className="text-on-field/12" />}
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
  /** The band's color. */
  ground?: "day" | "night";
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
  ground = "day",
  className,
}: BandHeadProps) => (
  <div className={className}>
    {eyebrow !== undefined && <Eyebrow ground={ground}>{eyebrow}</Eyebrow>}
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
    <p className={cx("mt-4 text-lead", widths[width])}>{lead}</p>
  </div>
);

/** Shows both side by side in a wide window. */
export const SplitHead = ({
  eyebrow,
  title,
  lead,
  ground = "day",
}: Pick<BandHeadProps, "eyebrow" | "title" | "lead" | "ground">) => (
  <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
    <div className="lg:col-span-7">
      {eyebrow !== undefined && (
        <Eyebrow ground={ground} className="mb-3">
          {eyebrow}
        </Eyebrow>
      )}
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
