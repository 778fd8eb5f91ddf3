import type { Content } from "#content/collections.ts";
import { OnwardLink } from "#sections/shared/links.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { PlotStrip } from "./Garden.tsx";

interface ApproachesProps {
  approaches: Content<"versus">["approaches"];
  labels: Content<"versus">["labels"];
}

/** One comparison: each part of the columns is on one level. On phones it scrolls sideways. */
const columns = cx(
  "grid gap-x-8 gap-y-4 frame:grid-cols-2 xl:grid-cols-5",
  "max-frame:auto-cols-[78vw] max-frame:snap-x max-frame:snap-proximity max-frame:scroll-px-gutter max-frame:grid-flow-col max-frame:grid-rows-[repeat(6,auto)] max-frame:overflow-x-auto",
);

/** The five approaches, in the order of the drawing. */
export function Approaches({ approaches, labels }: ApproachesProps) {
  return (
    <div className="py-band">
      <Page className={columns}>
        {approaches.map((approach) => (
          <Approach key={approach.id} approach={approach} labels={labels} />
        ))}
      </Page>
    </div>
  );
}

interface ApproachProps {
  approach: Content<"versus">["approaches"][number];
  labels: Content<"versus">["labels"];
}

const subhead = "font-text text-small/body tracking-normal text-ink-muted";

/** One approach as a column of the comparison: what it is, its strengths and weak points, and who it suits. */
function Approach({ approach, labels }: ApproachProps) {
  const { id, name, what, good, hurts, choose, read } = approach;
  const sides = [
    { label: labels.good, points: good },
    { label: labels.hurts, points: hurts },
  ];
  return (
    <article
      id={id}
      className="row-span-6 grid snap-start scroll-mt-[calc(var(--header-height)+2rem)] grid-cols-1 grid-rows-subgrid gap-4 frame:mb-8 frame:max-xl:last:odd:col-span-2"
      aria-labelledby={`${id}-name`}
    >
      <PlotStrip id={id} />
      <div className="contents">
        <h2 className="text-title" id={`${id}-name`}>
          {name}
        </h2>
        <p>{what}</p>
        <div className="contents">
          {sides.map(({ label, points }) => (
            <div key={label}>
              <h3 className={subhead}>{label}</h3>
              <ul>
                {points.map((point) => (
                  <li key={point} className="border-b border-line py-2.5">
                    {point}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div
          className={cx(
            "self-stretch border-t-4 pt-4",
            id === "platform" ? "border-moss" : "border-clay",
          )}
        >
          <h3 className={subhead}>{labels.choose}</h3>
          <p className="mt-1 mb-2 font-display text-lead leading-[1.35]">{choose}</p>
          <OnwardLink link={read} />
        </div>
      </div>
    </article>
  );
}
