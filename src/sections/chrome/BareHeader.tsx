import type { Content } from "#model/kinds.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { Brand } from "./Brand.tsx";

interface BareHeaderProps {
  product: string;
  contact: Content<"navigation">["contact"];
  words: Content<"interface">;
}

/** The header of a page that hides its menu: home, and one way to a person (docs/specification.md, 2.3). */
export function BareHeader({ product, contact, words }: BareHeaderProps) {
  return (
    <header className="site-header">
      <Page className="flex h-(--header-height) items-center justify-between gap-4">
        <Brand product={product} label={words.home} />
        <ButtonLink href={contact.href.href} size="small" className="bare-action">
          {contact.label}
        </ButtonLink>
      </Page>
    </header>
  );
}
