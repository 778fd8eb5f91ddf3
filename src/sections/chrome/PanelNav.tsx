import { Icon } from "#ui/Icon.tsx";
import { OutwardMark } from "#ui/OutwardMark.tsx";
import type { Content } from "#model/kinds.ts";
import { Panel, type PanelContent } from "./Panel.tsx";

interface PanelNavProps {
  label: string;
  panels: readonly PanelContent[];
  /** What leads somewhere at once, after the panels. */
  links: Content<"navigation">["links"];
  externalHint: string;
}

/**
 * The desktop navigation: words that open panels by hover, focus and click (src/enhance/disclosures.ts).
 * Without script they open by hover and focus, from the style alone.
 */
export function PanelNav({ label, panels, links, externalHint }: PanelNavProps) {
  return (
    <nav aria-label={label} className="relative hidden lg:block">
      <ul className="flex">
        {panels.map((panel) => (
          <li key={panel.id} data-disclosure="" className="panel-area">
            <button
              type="button"
              aria-expanded="false"
              aria-controls={`panel-${panel.id}`}
              className="panel-button"
            >
              {panel.label}
              <Icon name="down" className="size-3.5" />
            </button>
            <Panel panel={panel} externalHint={externalHint} />
          </li>
        ))}
        {links.map((link) => (
          <li key={link.label}>
            <a href={link.href.href} className="panel-button">
              {link.label}
              {link.href.external && <OutwardMark hint={externalHint} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
