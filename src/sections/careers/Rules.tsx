import type { Content } from "#content/collections.ts";
import { existingLinks } from "#sections/shared/links.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface RulesProps {
  rules: Content<"careers">["rules"];
}

const row =
  "relative grid grid-cols-1 gap-3 pt-7 pb-5 lg:grid-cols-5-6 lg:gap-x-[8.333%] lg:pt-11 lg:pb-7";
/** Three lines above a row. */
const furrows =
  "before:absolute before:inset-x-0 before:top-0 before:h-2.75 before:bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_0.0625rem,transparent_0.0625rem_0.3125rem)]";

/** What we say at the left, what anybody can check at the right, and a furrow from one to the other. */
export function Rules({ rules }: RulesProps) {
  return (
    <section className="py-section">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 className="text-heading lg:col-span-7">{rules.title}</h2>
          <p className="max-w-form text-lead lg:col-span-5">{rules.lead}</p>
        </div>
        <ol className="mt-12">
          {rules.items.map(({ rule, proof, link }) => (
            <li key={rule} className={cx(row, furrows)}>
              <h3 className="text-heading leading-[1.12]">{rule}</h3>
              <div>
                <p className="max-w-168">{proof}</p>
                {existingLinks([link]).map(({ label, href }) => (
                  <TextLink key={label} look="onward" href={href.href}>
                    <span className="sr-only">{rules.check}: </span>
                    {label}
                  </TextLink>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
