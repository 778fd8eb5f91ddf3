/** Small parts of sections: links to other pages, and labels with the words that all pages share (content/interface.yaml). */
import type { ComponentProps } from "react";
import type { Href } from "#content/link.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { TextLink } from "#ui/TextLink.tsx";
import words from "virtual:words/interface";
import { Icon } from "#ui/Icon.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";

interface Link {
  label: string;
  href: Href;
}

interface OnwardLinkProps {
  /** Without links, nothing is shown. */
  link: Link | undefined;
  className?: string;
}

export const OnwardLink = ({ link, className }: OnwardLinkProps) =>
  link && (
    <TextLink look="onward" href={link.href.href} className={className}>
      {link.label}
    </TextLink>
  );

interface LinkRowProps {
  links: readonly Link[];
  /** One below another, for a narrow column where a row would wrap. */
  stacked?: boolean;
  className?: string;
}

/** Links in one line if there is room. */
export const LinkRow = ({ links, stacked = false, className }: LinkRowProps) => (
  <ul className={cx("flex", stacked ? "flex-col items-start" : "flex-wrap gap-x-8", className)}>
    {links.map((link) => (
      <li key={link.label}>
        <OnwardLink link={link} />
      </li>
    ))}
  </ul>
);

/** Links one below another, each with what is there. */
export const LinkList = ({ links }: { links: readonly (Link & { text: string })[] }) => (
  <ul className="border-b border-current/20">
    {links.map(({ label, text, href }) => (
      <li
        key={label}
        className="grid grid-cols-1 items-baseline gap-x-8 border-t border-current/20 py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      >
        <TextLink look="onward" href={href.href}>
          {label}
          <External when={href.external} />
        </TextLink>
        <span className="max-w-140">{text}</span>
      </li>
    ))}
  </ul>
);

interface StartTrialProps {
  action: Link;
  /** The small print. */
  note: string;
  links: readonly Link[];
}

/** The trial's button with its small print, and where else to go. */
export const StartTrial = ({ action, note, links }: StartTrialProps) => (
  <>
    <ActionLink link={action} />
    <p className="mt-2 text-small text-ink-muted">{note}</p>
    <LinkRow links={links} className="mt-4" />
  </>
);

/** A link to a section of the same page. */
export const here = (label: string, id: string): Link => ({
  label,
  href: { href: `#${id}`, external: false },
});

interface ActionLinkProps extends Omit<ComponentProps<typeof ButtonLink>, "href"> {
  link: Link;
}

/** A section's call to action. */
export const ActionLink = ({ link, ...look }: ActionLinkProps) => (
  <ButtonLink href={link.href.href} {...look}>
    {link.label}
  </ButtonLink>
);

interface HeroActionsProps {
  /** The call to action. */
  action: Link;
  /** For visitors who would rather read on. */
  onward: Link;
  className?: string;
}

/** A headline's actions: one button, and a quieter link next to it. */
export const HeroActions = ({ action, onward, className }: HeroActionsProps) => (
  <div className={cx("mt-6 flex flex-wrap items-center gap-x-8 gap-y-2", className)}>
    <ActionLink link={action} />
    <OnwardLink link={onward} />
  </div>
);

/** The label on invented content. Hidden once its data says that the content is real. */
export const Sample = ({ when }: { when: boolean }) =>
  when && <SampleMark label={words.sample} hint={words.sampleHint} />;

/** The mark after the text of a link to another site: an icon, and words for screen readers. */
export const External = ({ when }: { when: boolean }) =>
  when && (
    // The word joiner keeps it on the line of the last word.
    <span className="whitespace-nowrap before:content-['\2060'_/_'']">
      <Icon name="out" className="ms-1 inline size-3 text-ink-muted" />
      <span className="sr-only">{words.external}</span>
    </span>
  );

/** What the product costs, in small print below a headline's button. */
export const PriceNote = () => <p className="mt-3 text-small text-ink-muted">{words.price}</p>;

/** A result, after the figure that it was before. */
export const Result = ({
  figure: { from, value },
}: {
  figure: { from?: string | undefined; value: string };
}) => (
  <>
    {from !== undefined && (
      <span className="me-2 text-[50%] font-normal tracking-normal whitespace-nowrap">
        {from} <Icon name="arrow" className="inline size-4" />
        <span className="sr-only">{words.then}</span>
      </span>
    )}{" "}
    <span className="whitespace-nowrap">{value}</span>
  </>
);

interface CheckListProps {
  items: readonly string[];
  /** The color of the check marks. */
  mark?: string;
  className?: string;
}

/** Points that hold, each with a check mark. */
export const CheckList = ({ items, mark, className }: CheckListProps) => (
  <ul className={cx("grid content-start gap-2", className)}>
    {items.map((item) => (
      <li key={item} className="flex gap-3 text-pretty">
        <Icon name="check" className={cx("mt-[0.25lh] size-4 shrink-0", mark)} />
        {item}
      </li>
    ))}
  </ul>
);

/** Links to pre-addressed emails. */

/**
 * @param email the recipient, as a link of the content ("@email")
 * @param subject of the email
 * @returns the address that opens it in a mail program
 */
export const mailTo = (email: { readonly href: string }, subject: string): string =>
  `${email.href}?subject=${encodeURIComponent(subject)}`;
