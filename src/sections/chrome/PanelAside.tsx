import words from "virtual:words/interface";
import { type MenuSceneId, menuSize } from "#illustrations/menus.tsx";
import { drawingId, picturePath } from "#illustrations/PictureFile.tsx";
import { cx } from "#ui/cx.ts";
import { TextLink } from "#ui/TextLink.tsx";
import type { PanelContent } from "./Panel.tsx";

interface PanelPictureProps {
  /** The feature or the scene that it shows first. */
  picture: string | undefined;
  viewBox: string;
  className: string;
}

/** Decoration; src/script/menu-pictures.ts draws it when the panel opens, so an unopened panel loads nothing. */
function PanelPicture({ picture, viewBox, className }: PanelPictureProps) {
  return (
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
}

type Aside = PanelContent["aside"];

function AsideLink({ link }: Pick<Aside, "link">) {
  return (
    <TextLink look="onward" href={link.href.href} className="text-small">
      {link.label}
      {link.href.external && <span className="sr-only"> {words.external}</span>}
    </TextLink>
  );
}

interface PlatformAsideProps {
  aside: Aside;
  /** The feature whose picture it shows first. */
  picture: string | undefined;
}

/** The Platform panel's column of pictures: the picture changes with the link under the pointer or focus. */
export function PlatformAside({ picture, aside }: PlatformAsideProps) {
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
export function PanelAside({ panel, aside }: { panel: MenuSceneId; aside: Aside }) {
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
