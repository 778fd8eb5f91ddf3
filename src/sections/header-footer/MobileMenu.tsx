import words from "virtual:words/interface";
import navigation from "virtual:words/navigation";
import { Accordion, accordionTitle } from "#ui/Accordion.tsx";
import { cx } from "#ui/cx.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { External } from "#sections/shared/parts.tsx";
import { NavLinks } from "./Panel.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

/** With enlarged text on a phone, the word "menu" shrinks before the button does. */
const button = cx(
  "-me-[min(0.75rem,3vw)] flex min-h-11 cursor-pointer items-center gap-[min(0.5rem,2vw)] px-[min(0.75rem,3vw)]",
  "text-[min(1em,5.5vw)] font-medium lg:hidden",
  // As wide in the fallback font, so nothing moves when the brand's own font arrives.
  "[@media(min-width:20.01rem)]:min-w-24",
  "[@media(max-width:20rem)]:-me-1 [@media(max-width:20rem)]:gap-1 [@media(max-width:20rem)]:px-1 [@media(max-width:12rem)]:text-[4.5vw]",
);

const id = "menu";
const whenClosed = "[html:has(#menu:popover-open)_&]:hidden";
const whenOpen = "hidden [html:has(#menu:popover-open)_&]:block";

/** In the header below the desktop width. A native popover, so it opens without script. */
export const MenuButton = () => (
  <button type="button" popoverTarget={id} className={button}>
    <span className={whenClosed}>{words.menu.open}</span>
    <span className={whenOpen}>{words.menu.close}</span>
    <Icon
      name="menu"
      className={cx("ms-auto size-5 [@media(max-width:12rem)]:hidden", whenClosed)}
    />
    <Icon name="close" className={cx("ms-auto size-5", whenOpen)} />
  </button>
);

/** Fills the window below the header. Without script it stays at the top of the page when one of its links leads to this page. */
const sheet = cx(
  "fixed inset-x-0 top-header bottom-auto m-0 h-[calc(100dvh-var(--header-height))] w-auto max-w-none overflow-y-auto overscroll-contain border-0 bg-ground p-0 text-ink",
  "lg:hidden print:hidden [html:not([data-scripted]):has(:target)_&]:absolute",
);

export function MobileMenu() {
  const items = navigation.panels.map((panel) => ({
    id: `menu-${panel.id}`,
    title: panel.label,
    content: (
      // Without the descriptions and pictures of the panels.
      <NavLinks
        links={panel.groups.flatMap(({ links }) =>
          links.map(({ label, href }) => ({ label, href })),
        )}
      />
    ),
  }));
  return (
    <nav id={id} popover="auto" aria-label={words.mainNavigation} className={sheet}>
      <div className="flex min-h-full flex-col px-gutter pt-2">
        <Accordion name="menu" items={items} />
        <ul>
          {navigation.links.map(({ label, href }) => (
            <li key={label} className="border-b border-line">
              <a href={href.href} className={accordionTitle}>
                {label}
                <External when={href.external} />
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-8 grid gap-3 sm:grid-cols-2">
          <ButtonLink href={navigation.action.href.href}>{navigation.action.label}</ButtonLink>
          <ButtonLink href={navigation.login.href.href} tone="secondary">
            {navigation.login.label}
          </ButtonLink>
        </div>
        <div className="mt-8 flex justify-end">
          <ThemeSwitch name="theme-menu" />
        </div>
        {/* Sand fills the space below the links on a tall phone. */}
        <svg
          aria-hidden="true"
          className="-mx-gutter mt-8 min-h-24 w-screen flex-1 fill-none stroke-line-strong"
          viewBox="260 0 320 160"
          preserveAspectRatio="xMidYMin slice"
        >
          <use href="#panel-ground" className="mask-[linear-gradient(transparent,black_40%)]" />
          <ellipse cx="420" cy="46" rx="40" ry="21" className="fill-rust stroke-none" />
        </svg>
      </div>
    </nav>
  );
}
