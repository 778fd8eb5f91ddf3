import type { Content } from "#model/kinds.ts";
import { NavLink } from "./NavLink.tsx";
import { PanelAside } from "./PanelAside.tsx";

export type PanelContent = Content<"navigation">["panels"][number];

/** What opens below one word of the header. The Platform panel has the size that the specification fixes. */
export function Panel({ panel, externalHint }: { panel: PanelContent; externalHint: string }) {
  return (
    <div id={`panel-${panel.id}`} className="panel" data-panel={panel.id}>
      <div className="panel-sheet">
        <div className="grid auto-cols-fr grid-flow-col gap-8">
          {panel.groups.map((group) => (
            <div key={group.title} className="group/links">
              <p className="mb-2 px-3 text-small font-medium text-ink-muted">{group.title}</p>
              <ul aria-label={group.title} className="grid group-only/links:grid-cols-2">
                {group.links.map((link) => (
                  <li key={link.label}>
                    <NavLink {...link} externalHint={externalHint} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <PanelAside aside={panel.aside} externalHint={externalHint} />
      </div>
    </div>
  );
}
