import type { Content } from "#content/collections.ts";
import { SampleMark } from "#ui/SampleMark.tsx";

interface ActivityLogProps {
  logs: Content<"forEnterprise">["security"]["logs"];
  /** The mark on invented things. */
  sample: { label: string; hint: string };
}

/** Detailed Activity Logs: lines of a morning, marked while they are invented. */
export function ActivityLog({ logs, sample }: ActivityLogProps) {
  return (
    <div>
      <h3 className="text-title">{logs.title}</h3>
      <p className="mt-2">{logs.text}</p>
      <div className="mt-6 rounded-large bg-raised px-6 py-5 text-small/body text-ink">
        <p className="flex flex-wrap gap-2 pb-3 font-medium">
          {logs.caption}
          {logs.sample && <SampleMark {...sample} />}
        </p>
        <ol>
          {logs.lines.map(({ when, who, what }) => (
            <li
              key={when + what}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-t border-line py-2"
            >
              <time dateTime={when} className="font-code text-ink-muted">
                {when}
              </time>
              <span>
                <b>{who}</b> {what}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
