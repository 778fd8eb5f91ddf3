import words from "virtual:words/interface";
import navigation from "virtual:words/navigation";
import search from "virtual:words/search";
import { cx } from "#ui/cx.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Page } from "#ui/Page.tsx";
import { site } from "#site";
import { External } from "#sections/shared/parts.tsx";
import { Mark } from "./Mark.tsx";
import { MenuButton } from "./MobileMenu.tsx";
import { type PanelContent, panelId } from "./Panel.tsx";

/** The first thing in the tab order: past the header, to the main content. */
export const SkipLink = () => (
  <a
    href="#content"
    className="fixed start-4 top-3 z-50 -translate-y-24 rounded-full bg-inverse px-5 py-3 font-medium text-on-inverse focus:translate-y-0"
  >
    {words.skip}
  </a>
);

/** Reserves the menu button's width while the page arrives on a phone, so the search icon does not move. */
const reserved = "max-lg:min-w-[calc(8.75rem-min(0.75rem,3vw))] [@media(max-width:20rem)]:min-w-0";

/**
 * Stays at the top of the window. The panels that it opens come at the end of the page (Panel, MobileMenu), so the
 * page's own words arrive first. Rules: docs/specification.md, "Header and footer".
 */
export const Header = () => (
  <header className="sticky top-0 z-20 border-b border-line bg-ground [view-transition-name:header] print:hidden">
    <Page className="flex h-(--header-height) items-center justify-between gap-1 sm:gap-3">
      <div className="flex h-full items-center gap-2 xl:gap-6">
        <Brand />
        {/* Words that open panels by click, and by hover and focus too (src/script/header.ts). */}
        <nav aria-label={words.mainNavigation} className="hidden [anchor-name:--main-nav] lg:block">
          <ul className="flex">
            {navigation.panels.map((panel) => (
              <li key={panel.id}>
                <button type="button" popoverTarget={panelId(panel.id)} className={word}>
                  {panel.label}
                  <Icon
                    name="down"
                    className={cx(
                      "size-3.5 text-ink-muted transition-transform duration-move",
                      turned[panel.id],
                    )}
                  />
                </button>
              </li>
            ))}
            {navigation.links.map((link) => (
              <li key={link.label}>
                <a href={link.href.href} className={word}>
                  {link.label}
                  <External when={link.href.external} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={cx("flex items-center lg:gap-3 xl:gap-4", reserved)}>
        <a
          href="/search/"
          data-search-open=""
          className="flex min-h-11 min-w-[min(2.75rem,13.75vw)] items-center justify-center gap-2 rounded-full hover:bg-sunken active:text-persimmon"
        >
          <Icon name="search" className="size-5" />
          <span className="sr-only">{search.title}</span>
        </a>
        <div className="hidden items-center gap-3 lg:flex xl:gap-4">
          <a href={navigation.login.href.href} className="quiet-link whitespace-nowrap">
            {navigation.login.label}
            <span className="sr-only"> {words.external}</span>
          </a>
          <ButtonLink href={navigation.action.href.href} size="small">
            {navigation.action.label}
          </ButtonLink>
        </div>
        <MenuButton />
      </div>
    </Page>
  </header>
);

/** The header of a page that hides its menu: home, and one way to a person (docs/specification.md, 2.3). */
export const BareHeader = () => (
  <header className="sticky top-0 z-20 border-b border-line bg-ground [view-transition-name:header] print:hidden">
    <Page className="flex h-(--header-height) items-center justify-between gap-4">
      <Brand />
      <ButtonLink
        href={navigation.contact.href.href}
        size="small"
        className="min-w-0 whitespace-normal"
      >
        {navigation.contact.label}
      </ButtonLink>
    </Page>
  </header>
);

/** The product's name with its mark; leads home. */
const Brand = () => (
  <a href="/" aria-label={words.home} className="flex min-h-11 items-center gap-2.5">
    <Mark className="h-[min(1.75rem,9vw)]" />
    <span className="font-display text-[min(var(--text-title),6.5vw)] tracking-tight [@media(max-width:12rem)]:text-[5vw]">
      {site.product}
    </span>
  </a>
);

/** The gap grows from 6 pixels in a 1024-pixel window to 14 in a 1280-pixel one, so all fits in fallback fonts too. */
const word =
  "flex h-header cursor-pointer items-center gap-1 px-[clamp(0.375rem,3.125vw-1.625rem,0.875rem)] [font-size:1rem] focus-visible:-outline-offset-6";

const turned: Readonly<Record<PanelContent["id"], string>> = {
  platform: "[html:has(#panel-platform:popover-open)_&]:rotate-180",
  solutions: "[html:has(#panel-solutions:popover-open)_&]:rotate-180",
  developers: "[html:has(#panel-developers:popover-open)_&]:rotate-180",
  company: "[html:has(#panel-company:popover-open)_&]:rotate-180",
};
