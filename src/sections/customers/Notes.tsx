import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";

/** How the stories are told, said before somebody asks. */
export function Notes({ notes }: { notes: Content<"customersPage">["notes"] }) {
  return (
    <section className="bg-night py-section text-on-night">
      <Page className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <h2 className="text-heading lg:col-span-4">{notes.title}</h2>
        <dl className="lg:col-span-7 lg:col-start-6">
          {notes.items.map(({ title, text }) => (
            <div
              key={title}
              className="border-t-2 border-dashed border-night-line py-7 first:border-0 first:pt-0"
            >
              <dt className="font-display text-title">{title}</dt>
              <dd className="mt-2 max-w-prose">{text}</dd>
            </div>
          ))}
        </dl>
      </Page>
    </section>
  );
}
