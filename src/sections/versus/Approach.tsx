import type { Content } from "#model/kinds.ts";
import { TextLink } from "#ui/TextLink.tsx";
import { Plot } from "./Plot.tsx";

interface ApproachProps {
  approach: Content<"versus">["approaches"][number];
  labels: Content<"versus">["labels"];
}

/** One way, a column of the comparison: what it is, both sides of it, and for whom it is right. */
export function Approach({ approach, labels }: ApproachProps) {
  const { id, name, plot, what, good, hurts, choose, read } = approach;
  const sides = [
    { label: labels.good, points: good },
    { label: labels.hurts, points: hurts },
  ];
  return (
    <article id={id} className="approach" aria-labelledby={`${id}-name`}>
      <div className="approach-head">
        <Plot id={id} />
        <p className="approach-plot">{plot}</p>
      </div>
      <div className="approach-words">
        <h2 id={`${id}-name`}>{name}</h2>
        <p>{what}</p>
        <div className="approach-sides">
          {sides.map(({ label, points }) => (
            <div key={label}>
              <h3>{label}</h3>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="approach-choose">
          <h3>{labels.choose}</h3>
          <p>{choose}</p>
          <TextLink look="onward" href={read.href.href}>
            {read.label}
          </TextLink>
        </div>
      </div>
    </article>
  );
}
