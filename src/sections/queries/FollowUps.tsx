import type { Content } from "#content/collections.ts";
import { Stone } from "#illustrations/parts/Stone.tsx";
import { Page } from "#ui/Page.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

/** Three furrows that leave one stone: the ways on from a first answer. */
function Furrows() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 300"
      preserveAspectRatio="none"
      className="hidden size-full min-h-80 fill-none stroke-line-strong lg:block"
    >
      {[-6, 0, 6].map((apart) => (
        <path
          key={apart}
          vectorEffect="non-scaling-stroke"
          d={`M0 ${150 + apart}C60 ${150 + apart} 40 ${50 + apart} 100 ${50 + apart}M0 ${150 + apart}H100M0 ${150 + apart}C60 ${150 + apart} 40 ${250 + apart} 100 ${250 + apart}`}
        />
      ))}
    </svg>
  );
}

/** Follow-ups: from one question, lines run on to three. */
export function FollowUps({ followUps }: { followUps: Content<"queries">["followUps"] }) {
  return (
    <section className="bg-sunken py-section">
      <Page>
        <div className="lg:ml-auto lg:w-7/12">
          <Eyebrow>{followUps.eyebrow}</Eyebrow>
          <h2 className="mt-3 text-heading">{followUps.title}</h2>
          <p className="mt-4 max-w-prose text-lead">{followUps.lead}</p>
        </div>
        <div className="mt-14 grid gap-8 lg:grid-cols-[auto_minmax(8rem,1fr)_7fr] lg:items-center lg:gap-6">
          <p className="flex items-center gap-3">
            <Stone
              seed={followUps.start}
              className="size-10 shrink-0 fill-persimmon-soft stroke-persimmon"
            />
            <span className="font-display text-title">{followUps.start}</span>
          </p>
          <Furrows />
          <ul className="grid gap-6 border-l border-line-strong pl-5 lg:h-full lg:grid-rows-3 lg:items-center lg:border-0 lg:p-0">
            {followUps.steps.map(({ ask, text }) => (
              <li key={ask}>
                <h3 className="text-title italic">{ask}</h3>
                <p className="mt-1 text-ink-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Page>
    </section>
  );
}
