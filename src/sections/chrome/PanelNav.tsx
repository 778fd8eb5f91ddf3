import words from "virtual:words/interface";
import { External } from "#sections/shared/marks.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import type { Content } from "#content/collections.ts";
import { type PanelContent, panelId } from "./Panel.tsx";

interface PanelNavProps {
  panels: readonly PanelContent[];
  /** Direct links after the panels. */
  links: Content<"navigation">["links"];
}

/** The gap grows from 6 pixels in a 1024-pixel window to 14 in a 1280-pixel one, so all fits in fallback fonts too. */
const word =
  "flex h-header cursor-pointer items-center gap-1 px-[clamp(0.375rem,3.125vw-1.625rem,0.875rem)] [font-size:1rem] focus-visible:-outline-offset-6";

const turned: Readonly<Record<PanelContent["id"], string>> = {
  platform: "[html:has(#panel-platform:popover-open)_&]:rotate-180",
  solutions: "[html:has(#panel-solutions:popover-open)_&]:rotate-180",
  developers: "[html:has(#panel-developers:popover-open)_&]:rotate-180",
  company: "[html:has(#panel-company:popover-open)_&]:rotate-180",
};

/** The desktop navigation: words that open panels by click, and by hover and focus too (src/script/header.ts). */
export const PanelNav = ({ panels, links }: PanelNavProps) => (
  <nav aria-label={words.mainNavigation} className="hidden [anchor-name:--main-nav] lg:block">
    <ul className="flex">
      {panels.map((panel) => (
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
      {links.map((link) => (
        <li key={link.label}>
          <a href={link.href.href} className={word}>
            {link.label}
            <External when={link.href.external} />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
