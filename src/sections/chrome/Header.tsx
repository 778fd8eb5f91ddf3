import { cx } from "#ui/cx.ts";
import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Page } from "#ui/Page.tsx";
import { Brand } from "./Brand.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { PanelNav } from "./PanelNav.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

interface HeaderProps {
  product: string;
  navigation: Content<"navigation">;
  words: Content<"interface">;
  /** The words of the link to the search. */
  search: string;
}

/** Without script the menu stays open when one of its links leads to this page: then the header stays at the top of the page. */
const bar = cx(
  "sticky top-0 z-20 border-b border-line bg-ground [view-transition-name:header] print:hidden",
  "[html:not([data-scripted]):has(:target)_&:has([data-menu][open])]:relative",
);

/** Reserves the menu button's width while the page arrives on a phone, so the search icon does not move. */
const reserved = "max-lg:min-w-[calc(8.75rem-min(0.75rem,3vw))] [@media(max-width:20rem)]:min-w-0";

/** Stays at the top of the window. Rules: docs/specification.md, "Header and footer". */
export function Header({ product, navigation, words, search }: HeaderProps) {
  const { panels, links, login, action } = navigation;
  return (
    <header className={bar}>
      <Page className="flex h-(--header-height) items-center justify-between gap-1 sm:gap-3">
        <div className="flex h-full items-center gap-2 xl:gap-6">
          <Brand product={product} label={words.home} />
          <PanelNav
            label={words.mainNavigation}
            panels={panels}
            links={links}
            externalHint={words.external}
          />
        </div>
        <div className={cx("flex items-center lg:gap-3 xl:gap-4", reserved)}>
          <a
            href="/search/"
            data-search-open=""
            className="flex min-h-11 min-w-[min(2.75rem,13.75vw)] items-center justify-center gap-2 rounded-full hover:bg-sunken active:text-persimmon"
          >
            <Icon name="search" className="size-5" />
            <span className="sr-only">{search}</span>
          </a>
          <div className="hidden items-center gap-3 lg:flex xl:gap-4">
            {/* Narrower windows have it in the footer or in the menu. */}
            <div className="hidden xl:block">
              <ThemeSwitch words={words.theme} name="theme-header" />
            </div>
            <a href={login.href.href} className="quiet-link whitespace-nowrap">
              {login.label}
              <span className="sr-only"> {words.external}</span>
            </a>
            <ButtonLink href={action.href.href} size="small">
              {action.label}
            </ButtonLink>
          </div>
          <MobileMenu navigation={navigation} words={words} />
        </div>
      </Page>
    </header>
  );
}
