import type { Content } from "#content/collections.ts";
import { Cover } from "#illustrations/cover/Cover.tsx";

interface StoryRowProps {
  customer: Content<"customers">["customers"][number];
  /** Undefined as long as the case study's page does not exist. */
  href: string | undefined;
}

/** One of the further case studies. */
export function StoryRow({ customer, href }: StoryRowProps) {
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-t border-line py-6">
      <Cover
        subject={customer.slug}
        aspect={[1, 1]}
        className="size-[min(6rem,30vw)] rounded-large border border-line sm:size-28"
      />
      <div className="self-center">
        <h3 className="text-lead">
          {href === undefined ? (
            customer.name
          ) : (
            <a href={href} className="text-link after:absolute after:inset-0">
              {customer.name}
            </a>
          )}
        </h3>
        <p className="mt-1 text-small text-ink-muted">{customer.line}</p>
        {customer.figures.length > 0 && (
          <p className="mt-1 text-small font-medium tabular-nums">
            {customer.figures.map(({ value, label }) => `${value} ${label}`).join(" · ")}
          </p>
        )}
      </div>
    </li>
  );
}
