import type { Content } from "#content/collections.ts";
import { Cover } from "#illustrations/cover/Cover.tsx";
import { Stats } from "#ui/Stat.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface LeadStoryProps {
  customer: Content<"customers">["customers"][number];
  /** Undefined as long as the case study's page does not exist. */
  href: string | undefined;
  more: string;
}

/** The first case study: its cover, its story, its figures. */
export function LeadStory({ customer, href, more }: LeadStoryProps) {
  return (
    <article className="lg:col-span-7">
      <Cover
        subject={customer.slug}
        aspect={[2, 1]}
        className="aspect-2/1 w-full rounded-stone border border-line"
      />
      <h3 className="mt-6 text-title">{customer.name}</h3>
      <p className="mt-2 mb-6 max-w-prose text-lead text-ink-muted">{customer.line}</p>
      <Stats items={customer.figures} />
      {href !== undefined && (
        <TextLink look="onward" href={href} className="mt-4">
          {more}
        </TextLink>
      )}
    </article>
  );
}
