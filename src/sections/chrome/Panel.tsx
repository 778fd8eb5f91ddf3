import { cx } from "#ui/cx.ts";
import type { Content } from "#content/collections.ts";
import { NavLinks } from "./NavLinks.tsx";
import { PanelAside, PlatformAside } from "./PanelAside.tsx";

export type PanelContent = Content<"navigation">["panels"][number];

/** Below its word; in windows narrower than 1280 pixels at the start of the navigation, so that all panels fit. */
const place = cx(
  "fixed inset-auto top-header left-gutter m-0 hidden overflow-visible border-0 bg-transparent p-0 text-ink lg:open:block print:hidden",
  "supports-[left:anchor(left)]:left-[anchor(--main-nav_left,0px)] supports-[left:anchor(left)]:-ml-4 xl:[position-anchor:auto] xl:supports-[left:anchor(left)]:left-[anchor(left,0px)]",
  "-translate-y-1.5 opacity-0 open:translate-y-0 open:opacity-100 starting:open:-translate-y-1.5 starting:open:opacity-0",
  "[transition:opacity_var(--duration-touch),translate_var(--duration-move)_var(--ease-settle),display_var(--duration-touch)_allow-discrete,overlay_var(--duration-touch)_allow-discrete]",
);

const sheet = cx(
  "grid max-h-[calc(100dvh-var(--header-height)-1rem)] max-w-[calc(100vw-2rem)] overflow-y-auto",
  "rounded-stone border border-line bg-raised shadow-panel",
);

const platform =
  "h-(--platform-panel-height) w-(--platform-panel-width) grid-cols-[minmax(0,1fr)_18rem]";

export const panelId = (id: PanelContent["id"]) => `panel-${id}`;

/** What opens below one word of the header, a native popover. The Platform panel has the size that the specification fixes. */
export function Panel({ panel }: { panel: PanelContent }) {
  const { id, groups, aside } = panel;
  const links = groups.flatMap((group) => group.links);
  return (
    <nav id={panelId(id)} popover="auto" aria-label={panel.label} className={place} data-panel={id}>
      <div className={cx(sheet, id === "platform" ? platform : "w-152")}>
        <div className="grid auto-cols-fr grid-flow-col content-start gap-x-4 px-4 py-5">
          {groups.map((group) => (
            <div key={group.title} className="group/links">
              <p className="mb-2 px-2 text-small font-medium text-ink-muted">{group.title}</p>
              <NavLinks
                links={group.links}
                listLabel={group.title}
                className="grid group-only/links:grid-cols-2 in-data-[panel=platform]:gap-y-2"
              />
            </div>
          ))}
        </div>
        {id === "platform" ? (
          <PlatformAside aside={aside} picture={links.find(({ picture }) => picture)?.picture} />
        ) : (
          <PanelAside panel={id} aside={aside} />
        )}
      </div>
    </nav>
  );
}
