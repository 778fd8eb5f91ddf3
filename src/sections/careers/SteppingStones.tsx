import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";

interface SteppingStonesProps {
  path: Content<"careers">["path"];
  labels: Pick<Content<"interface">, "sample" | "sampleHint">;
}

/** The way from a letter to a first day, as stones in moss that one walks on, one after another. */
export function SteppingStones({ path, labels }: SteppingStonesProps) {
  return (
    <section id="path" className="moss-garden">
      <Page>
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-heading">
          {path.title}
          {path.sample && <SampleMark label={labels.sample} hint={labels.sampleHint} />}
        </h2>
        <p className="mt-4 max-w-prose text-lead">{path.lead}</p>
        <div className="stepping-ground">
          {/* The way that one walks, from stone to stone. */}
          <svg aria-hidden="true" viewBox="0 0 120 60" preserveAspectRatio="none">
            <path
              d="M20 10C34 8 44 23 60 20S84 7 100 10C124 15 112 34 88 40S52 58 30 50"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ol className="stepping">
            {path.steps.map(({ title, time, text }) => (
              <li key={title}>
                <h3 className="text-title">{title}</h3>
                <p className="stepping-time">{time}</p>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Page>
    </section>
  );
}
