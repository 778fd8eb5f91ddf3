import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { Sunrise } from "./Sunrise.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

interface BlogHeroProps {
  title: string;
  lead: string;
  /** Which page of a list it is; undefined on the first. */
  eyebrow: string | undefined;
  words: Content<"blog">;
  /** Said after links that lead to another site. */
  external: string;
}

/** What the list holds, the way to a trial, and the way to the documentation. */
export function BlogHero({ title, lead, eyebrow, words, external }: BlogHeroProps) {
  const { action, documentation } = words;
  const away = <span className="sr-only"> {external}</span>;
  return (
    <section className="overflow-x-clip">
      <Page className="relative pt-10 pb-9 lg:pt-16 lg:pb-12">
        <Sunrise />
        {eyebrow !== undefined && <Eyebrow className="mb-5 tabular-nums">{eyebrow}</Eyebrow>}
        <h1 className="text-display tracking-display">{title}</h1>
        <p className="mt-6 max-w-form text-lead lg:mt-8">{lead}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-6 lg:mt-8">
          <ButtonLink href={action.href.href}>
            {action.label}
            {action.href.external && away}
          </ButtonLink>
          <TextLink look="onward" href={documentation.href.href}>
            {documentation.label}
            {documentation.href.external && away}
          </TextLink>
        </div>
      </Page>
    </section>
  );
}
