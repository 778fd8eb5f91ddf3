import words from "virtual:words/interface";
import { cx } from "#ui/cx.ts";
import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Page } from "#ui/Page.tsx";
import { Brand } from "./Brand.tsx";
import { MenuButton } from "./MobileMenu.tsx";
import { PanelNav } from "./PanelNav.tsx";

interface HeaderProps {
  navigation: Content<"navigation">;
  /** The words of the link to the search. */
  search: string;
}

/** Reserves the menu button's width while the page arrives on a phone, so the search icon does not move. */
const reserved = "max-lg:min-w-[calc(8.75rem-min(0.75rem,3vw))] [@media(max-width:20rem)]:min-w-0";

/**
 * Stays at the top of the window. What its words open comes at the end of the page (HeaderPanels, MobileMenu), so the
 * page's own words arrive first. Rules: docs/specification.md, "Header and footer".
 */
export function Header({ navigation, search }: HeaderProps) {
  const { panels, links, login, action } = navigation;
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-ground [view-transition-name:header] print:hidden">
      <Page className="flex h-(--header-height) items-center justify-between gap-1 sm:gap-3">
        <div className="flex h-full items-center gap-2 xl:gap-6">
          <Brand />
          <PanelNav panels={panels} links={links} />
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
            <a href={login.href.href} className="quiet-link whitespace-nowrap">
              {login.label}
              <span className="sr-only"> {words.external}</span>
            </a>
            <ButtonLink href={action.href.href} size="small">
              {action.label}
            </ButtonLink>
          </div>
          <MenuButton />
        </div>
      </Page>
    </header>
  );
}
