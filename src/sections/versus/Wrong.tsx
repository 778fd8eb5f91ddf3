import type { Content } from "#content/collections.ts";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";

interface WrongProps {
  wrong: Content<"versus">["wrong"];
}

/** A persimmon cross before the words. */
const crossed = cx(
  "relative border-b border-line py-4 pl-9 before:absolute before:top-5.5 before:left-0.5 before:size-4",
  "before:bg-[linear-gradient(45deg,transparent_45%,var(--color-persimmon)_45%_55%,transparent_55%),linear-gradient(-45deg,transparent_45%,var(--color-persimmon)_45%_55%,transparent_55%)]",
);

/** The end: when not to choose us, and where to go for those who are still here. */
export function Wrong({ wrong }: WrongProps) {
  return (
    <section className="py-section">
      <Page className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-5-7">
        <h2 className="text-heading">{wrong.title}</h2>
        <div>
          <ul className="mb-8">
            {wrong.items.map((item) => (
              <li key={item} className={crossed}>
                {item}
              </li>
            ))}
          </ul>
          <OnwardLinks links={wrong.links} />
        </div>
      </Page>
    </section>
  );
}
