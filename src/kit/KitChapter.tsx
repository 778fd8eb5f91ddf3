import { Page } from "#ui/Page.tsx";
import { Entry } from "./Entry.tsx";
import type { KitContent } from "./specimen.ts";
import type { Chapter } from "./specimens.ts";

/** A chapter of the sheet with all its specimens. */
export function KitChapter({ chapter, content }: { chapter: Chapter; content: KitContent }) {
  return (
    <section aria-labelledby={chapter.id} className="pt-24">
      <Page>
        <div className="mb-14 grid gap-x-8 lg:grid-cols-12 lg:items-end">
          <h2 id={chapter.id} className="text-display tracking-display lg:col-span-8">
            {chapter.title}
          </h2>
          <p className="mt-4 text-lead lg:col-span-4">{chapter.lead}</p>
        </div>
        {chapter.specimens.map((specimen) => (
          <Entry key={specimen.id} specimen={specimen} content={content} />
        ))}
      </Page>
    </section>
  );
}
