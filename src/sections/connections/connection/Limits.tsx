import type { Content } from "#content/collections.ts";
import type { Connection } from "#sections/connections/rows.ts";
import { OnwardLink } from "#sections/shared/links.tsx";
import { Band, Points } from "#sections/shared/Band.tsx";

/** What you can do with this tool in this database. */
export function Benefits({ brings }: { brings: Connection["brings"] }) {
  const [first, ...others] = brings.paragraphs;
  return (
    <Band ground="ruled" className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
      <h2 className="text-heading lg:col-span-5">{brings.title}</h2>
      <div className="grid min-w-0 gap-6 lg:col-span-6 lg:col-start-7">
        <p className="text-lead">{first}</p>
        {others.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Band>
  );
}

interface LimitsProps {
  limits: Connection["limits"];
  kept: Content<"connection">["kept"];
}

/** What the connection does not do, and what is stored. */
export function Limits({ limits, kept }: LimitsProps) {
  return (
    <Band ground="sunken" className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-7">
        <h2 className="text-heading">{limits.title}</h2>
        <Points
          items={limits.items}
          as="dl"
          className="mt-6"
          itemClassName="border-t border-line py-5"
          titleClassName="font-display text-title"
          textClassName="mt-2 max-w-prose text-ink-muted"
        />
      </div>
      <aside className="min-w-0 self-start rounded-[3rem_2rem_3.5rem_2.25rem/2.25rem_3rem_2.25rem_3.25rem] bg-raised px-9 pt-8 pb-9 lg:col-span-4 lg:col-start-9">
        <h2 className="text-title">{kept.title}</h2>
        <ul className="mt-4 grid gap-4">
          {kept.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <OnwardLink link={kept.more} className="mt-4" />
      </aside>
    </Band>
  );
}
