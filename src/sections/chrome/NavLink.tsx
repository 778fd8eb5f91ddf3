import type { Href } from "#content/link.ts";
import { picturePath } from "#illustrations/PictureFile.tsx";
import { OutwardMark } from "#ui/OutwardMark.tsx";

interface NavLinkProps {
  label: string;
  description?: string | undefined;
  href: Href;
  /** The feature whose picture the panel shows for this link (src/script/menu-pictures.ts). */
  picture?: string | undefined;
  /** Read by screen readers after links to other sites. */
  externalHint: string;
}

/** One entry of a panel or of the mobile menu. */
export function NavLink({ label, description, href, picture, externalHint }: NavLinkProps) {
  return (
    <a
      href={href.href}
      data-picture={picture && picturePath(picture)}
      className="grid min-h-11 content-center rounded-medium px-2 py-1 leading-[1.35] hover:bg-sunken active:text-persimmon"
    >
      <span className="flex items-center gap-1.5 font-medium">
        {label}
        {href.external && <OutwardMark hint={externalHint} />}
      </span>
      {description !== undefined && (
        <>
          {/* Keeps the words apart when the text is read without layout. */}{" "}
          <span className="text-small text-ink-muted">{description}</span>
        </>
      )}
    </a>
  );
}
