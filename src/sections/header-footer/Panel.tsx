import { cx } from "#ui/cx.ts";
import type { Content } from "#content/collections.ts";
import words from "virtual:words/interface";
import { type MenuSceneId, menuSize } from "#illustrations/menus.tsx";
import { drawingId, picturePath } from "#illustrations/PictureFile.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { rakedPath } from "#illustrations/rake/path.ts";
import type { Href } from "#content/link.ts";
import { External } from "#sections/shared/parts.tsx";

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

interface PanelPictureProps {
  /** The feature or the scene that it shows first. */
  picture: string | undefined;
  viewBox: string;
  className: string;
}

/** Decoration; src/script/menu-pictures.ts draws it when the panel opens, so an unopened panel loads nothing. */
const PanelPicture = ({ picture, viewBox, className }: PanelPictureProps) => (
  <div
    aria-hidden="true"
    data-pictures={picture && picturePath(picture)}
    data-drawing={drawingId}
    className={cx(
      "overflow-hidden *:absolute *:inset-0 *:size-full *:transition-opacity *:duration-move *:starting:opacity-0",
      className,
    )}
  >
    <svg viewBox={viewBox} preserveAspectRatio="xMaxYMid slice">
      <use />
    </svg>
  </div>
);

type Aside = PanelContent["aside"];

const AsideLink = ({ link }: Pick<Aside, "link">) => (
  <TextLink look="onward" href={link.href.href} className="text-small">
    {link.label}
    {link.href.external && <span className="sr-only"> {words.external}</span>}
  </TextLink>
);

interface PlatformAsideProps {
  aside: Aside;
  /** The feature whose picture it shows first. */
  picture: string | undefined;
}

/** The Platform panel's column of pictures: the picture changes with the link under the pointer or focus. */
function PlatformAside({ picture, aside }: PlatformAsideProps) {
  const { title, text } = aside;
  return (
    <div className="flex flex-col bg-sunken">
      <div className="relative aspect-4/3 shrink-0 bg-ground">
        <svg
          aria-hidden="true"
          className="absolute inset-0 size-full fill-none stroke-line"
          viewBox="260 -60 320 240"
        >
          <use href="#panel-ground" />
        </svg>
        <PanelPicture picture={picture} viewBox="0 0 640 480" className="absolute inset-0" />
      </div>
      <div className="flex flex-1 flex-col items-start justify-between gap-2 border-t border-line px-5 py-4">
        <div>
          <p className="font-display text-title font-medium">{title}</p>
          <p className="mt-2 text-small">{text}</p>
        </div>
        <AsideLink link={aside.link} />
      </div>
    </div>
  );
}

const grounds: Readonly<Record<MenuSceneId, string>> = {
  solutions: "bg-moss-soft",
  developers: "bg-clay-soft",
  company: "bg-persimmon-soft",
};

/** A scene across the bottom of a panel, with a note and its link. */
function PanelAside({ panel, aside }: { panel: MenuSceneId; aside: Aside }) {
  const { title, text } = aside;
  return (
    <div className={cx("relative min-h-46 px-5 py-4", grounds[panel])}>
      <PanelPicture
        picture={panel}
        viewBox={`0 0 ${menuSize.width} ${menuSize.height}`}
        className="absolute inset-0 mask-[linear-gradient(90deg,transparent_44%,black_49%)]"
      />
      <div className="relative flex min-h-38 w-3/7 flex-col items-start justify-between">
        <div>
          <p className="font-display text-title font-medium text-balance">{title}</p>
          <p className="mt-2 text-small">{text}</p>
        </div>
        <AsideLink link={aside.link} />
      </div>
    </div>
  );
}

const stones = [{ cx: 420, cy: 46, rx: 64, ry: 34, squareness: 2.3 }];
const levels = Array.from({ length: 20 }, (_, i) => i * 11 + 5.5);
const lines = rakedPath(stones, levels, [0, 800]);

/**
 * The raked ground that all panels share. It appears once, after the page's words, because no panel is open at first.
 */
export const PanelGround = () => (
  <svg aria-hidden="true" className="absolute size-0">
    <symbol id="panel-ground" overflow="visible">
      <path d={lines} />
    </symbol>
  </svg>
);

interface NavLink {
  label: string;
  description?: string | undefined;
  href: Href;
  /** The feature whose picture the panel shows for this link (src/script/menu-pictures.ts). */
  picture?: string | undefined;
}

/**
 * On the list, not on each link: the menus come before the page's text in the HTML, so repeated classes would delay it.
 */
const look = cx(
  "leading-[1.35] font-medium [&_a]:grid [&_a]:min-h-11 [&_a]:content-center [&_a]:rounded-medium [&_a]:px-2 [&_a]:py-1",
  "[&_a]:hover:bg-sunken [&_a]:active:text-persimmon",
  "[&_small]:text-small/[1.35] [&_small]:font-normal [&_small]:text-ink-muted",
);

interface NavLinksProps {
  links: readonly NavLink[];
  listLabel?: string | undefined;
  className?: string | undefined;
}

/** The links of a panel's group or of one part of the mobile menu. */
export const NavLinks = ({ links, listLabel, className }: NavLinksProps) => (
  <ul aria-label={listLabel} className={cx(look, className)}>
    {links.map(({ label, description, href, picture }) => (
      <li key={label}>
        <a href={href.href} data-picture={picture && picturePath(picture)}>
          {href.external ? (
            <span>
              {label}
              <External when />
            </span>
          ) : (
            label
          )}
          {description !== undefined && (
            <>
              {/* Keeps the words apart when the text is read without layout. */}{" "}
              <small>{description}</small>
            </>
          )}
        </a>
      </li>
    ))}
  </ul>
);
