import type { Content } from "#model/kinds.ts";
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
      <div className="log">
        <p className="log-head">
          {logs.caption}
          {logs.sample && <SampleMark {...sample} />}
        </p>
        <ol>
          {logs.lines.map(({ when, who, what }) => (
            <li key={when + what}>
              <time dateTime={when}>{when}</time>
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
