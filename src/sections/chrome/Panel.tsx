import type { Content } from "#model/kinds.ts";
import { RakedGround } from "#pictures/RakedGround.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { NavLink } from "./NavLink.tsx";

export type PanelContent = Content<"navigation">["panels"][number];

const stones = [{ cx: 560, cy: 52, rx: 70, ry: 40, squareness: 2.3 }];

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
        <div className="relative mt-auto overflow-hidden rounded-large bg-sunken p-5">
          <RakedGround
            viewBox={[0, 0, 700, 110]}
            stones={stones}
            gap={11}
            step={20}
            className="aside-ground"
          />
          <div className="relative max-w-form">
            <p className="font-display text-lead font-medium">{panel.aside.title}</p>
            <p className="text-small text-ink-muted">{panel.aside.text}</p>
            <TextLink look="onward" href={panel.aside.link.href.href} className="-mb-2 text-small">
              {panel.aside.link.label}
              {panel.aside.link.href.external && <span className="sr-only"> {externalHint}</span>}
            </TextLink>
          </div>
        </div>
      </div>
    </div>
  );
}
