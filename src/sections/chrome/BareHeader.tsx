import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { Brand } from "./Brand.tsx";

/** The header of a page that hides its menu: home, and one way to a person (docs/specification.md, 2.3). */
export function BareHeader({ contact }: Pick<Content<"navigation">, "contact">) {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-ground [view-transition-name:header] print:hidden">
      <Page className="flex h-(--header-height) items-center justify-between gap-4">
        <Brand />
        <ButtonLink href={contact.href.href} size="small" className="min-w-0 whitespace-normal">
          {contact.label}
        </ButtonLink>
      </Page>
    </header>
  );
}
