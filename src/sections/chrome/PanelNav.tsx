import { Icon } from "#ui/Icon.tsx";
import { OutwardMark } from "#ui/OutwardMark.tsx";
import type { Content } from "#content/collections.ts";
import { Panel, type PanelContent } from "./Panel.tsx";

interface PanelNavProps {
  label: string;
  panels: readonly PanelContent[];
  /** Direct links after the panels. */
  links: Content<"navigation">["links"];
  externalHint: string;
}

/** The gap grows from 6 pixels in a 1024-pixel window to 14 in a 1280-pixel one, so all fits in fallback fonts too. */
const word =
  "flex h-header cursor-pointer items-center gap-1 px-[clamp(0.375rem,3.125vw-1.625rem,0.875rem)] [font-size:1rem] focus-visible:-outline-offset-6";

/**
 * The desktop navigation: words that open panels by hover, focus and click (src/script/header.ts). Without script
 * CSS opens them by hover and focus.
 */
export function PanelNav({ label, panels, links, externalHint }: PanelNavProps) {
  return (
    <nav aria-label={label} className="relative hidden lg:block">
      <ul className="flex">
        {panels.map((panel) => (
          <li key={panel.id} data-disclosure="" className="group/area xl:relative">
            <button
              type="button"
              aria-expanded="false"
              aria-controls={`panel-${panel.id}`}
              className={word}
            >
              {panel.label}
              <Icon
                name="down"
                className="size-3.5 text-ink-muted transition-transform duration-move in-aria-expanded:rotate-180"
              />
            </button>
            <Panel panel={panel} externalHint={externalHint} />
          </li>
        ))}
        {links.map((link) => (
          <li key={link.label}>
            <a href={link.href.href} className={word}>
              {link.label}
              {link.href.external && <OutwardMark hint={externalHint} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
