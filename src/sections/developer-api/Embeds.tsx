import { put } from "#lib/text/put.ts";
import type { Content } from "#content/collections.ts";
import { CopyLine } from "#sections/shared/CopyLine.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { Terminal } from "./Terminal.tsx";

type Words = Content<"developerApi">;

interface EmbedsProps {
  embeds: Words["embeds"];
  copy: Words["copy"];
  origin: string;
  /** The code of each, whole. */
  codes: Readonly<Record<Words["embeds"]["items"][number]["id"], string>>;
}

/** Three things to put on a page: what each is beside the code that puts it there. */
export function Embeds({ embeds, copy, origin, codes }: EmbedsProps) {
  return (
    <section className="bg-sunken py-section">
      <Page>
        <h2 className="text-heading">{embeds.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{embeds.lead}</p>
        {embeds.items.map(({ id, title, text, code, policy, link }) => (
          <article
            key={id}
            id={id}
            className="mt-12 grid grid-cols-1 gap-x-16 gap-y-6 border-t border-line-strong pt-8 lg:grid-cols-5-7"
          >
            <div>
              <h3 className="text-title">
                <Terminal wire={id} />
                {title}
              </h3>
              <p className="mt-3">{text}</p>
              <TextLink look="onward" href={link.href.href} className="mt-3">
                {link.label}
              </TextLink>
            </div>
            <div className="min-w-0 [--code-ground:var(--color-raised)]">
              <CopyLine id={`embed-${id}`} label={code} words={copy} code={codes[id]} />
              <p className="mt-3 text-small/body wrap-anywhere text-ink-muted">
                <code className="font-code">{put(policy, { origin })}</code>
              </p>
            </div>
          </article>
        ))}
      </Page>
    </section>
  );
}
