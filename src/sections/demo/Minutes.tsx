import type { PageExists } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { OnwardLinks } from "#sections/chrome/OnwardLinks.tsx";
import { Page } from "#ui/Page.tsx";

interface MinutesProps {
  minutes: Content<"demo">["minutes"];
  exists: PageExists;
}

/** The quarter of an hour as a rule, with a mark for every minute; each part begins at its own. */
export function Minutes({ minutes, exists }: MinutesProps) {
  const marks = Array.from({ length: minutes.end + 1 }, (_, i) => i);
  const isLong = (minute: number) =>
    minute === minutes.end || minutes.parts.some(({ from }) => from === minute);
  return (
    <section className="py-section">
      <Page>
        <h2 className="max-w-prose text-heading">{minutes.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{minutes.lead}</p>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${String(minutes.end * 80)} 64`}
          preserveAspectRatio="none"
          className="minute-rule"
        >
          {marks.map((minute) => (
            <path
              key={minute}
              vectorEffect="non-scaling-stroke"
              d={`M${String(minute * 80)} 64V${isLong(minute) ? "0" : "40"}`}
            />
          ))}
        </svg>
        <ol className="minute-parts" data-parts={minutes.parts.length}>
          {minutes.parts.map(({ from, title, text }, i) => (
            <li key={title} data-minutes={(minutes.parts[i + 1]?.from ?? minutes.end) - from}>
              <p className="minute-from">
                {from} <small>{minutes.unit}</small>
              </p>
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
        <OnwardLinks links={minutes.links} exists={exists} />
      </Page>
    </section>
  );
}
