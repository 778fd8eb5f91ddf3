/** Links from a section to other pages. */
import type { Href } from "#content/link.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { TextLink } from "#ui/TextLink.tsx";

interface Link {
  label: string;
  href: Href;
}

interface OnwardLinkProps {
  /** Without links, nothing is shown. */
  link: Link | undefined;
  className?: string;
}

export function OnwardLink({ link, className }: OnwardLinkProps) {
  if (link === undefined) return null;
  return (
    <TextLink look="onward" href={link.href.href} className={className}>
      {link.label}
    </TextLink>
  );
}

interface OnwardLinksProps {
  links: readonly Link[];
  /** One below another, for a narrow column where a row would wrap. */
  stacked?: boolean;
}

/** The last line of a section: its links, in one line if there is room. */
export function OnwardLinks({ links, stacked = false }: OnwardLinksProps) {
  return (
    <ul className={cx("mt-4 flex", stacked ? "flex-col items-start" : "flex-wrap gap-x-8")}>
      {links.map((link) => (
        <li key={link.label}>
          <OnwardLink link={link} />
        </li>
      ))}
    </ul>
  );
}

interface StartTrialProps {
  action: Link;
  /** The small print. */
  note: string;
  links: readonly Link[];
}

/** The trial's button with its small print, and where else to go. */
export const StartTrial = ({ action, note, links }: StartTrialProps) => (
  <>
    <ButtonLink href={action.href.href}>{action.label}</ButtonLink>
    <p className="mt-2 text-small text-ink-muted">{note}</p>
    <OnwardLinks links={links} />
  </>
);

/** Links that look the same everywhere and on any background. */
export function LinkRow({ links, className }: { links: readonly Link[]; className?: string }) {
  return (
    <ul className={cx("flex flex-wrap gap-x-8", className)}>
      {links.map((link) => (
        <li key={link.label}>
          <OnwardLink link={link} />
        </li>
      ))}
    </ul>
  );
}

interface HeroActionsProps {
  /** The call to action. */
  action: Link;
  /** For visitors who would rather read on. */
  onward: Link;
}

/** A headline's actions: one button, and a quieter link next to it. */
export function HeroActions({ action, onward }: HeroActionsProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2">
      <ButtonLink href={action.href.href}>{action.label}</ButtonLink>
      <OnwardLink link={onward} />
    </div>
  );
}
