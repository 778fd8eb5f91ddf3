import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";

/** Wide enough for any window, with the page's 1200 in the middle. */
const left = -800;
const right = 2000;
const furrows = 16;

/** A furrow: level before the page, a slow climb across it, level again. Lower ones lie closer, like distance. */
function furrow(i: number): string {
  const foot = 420 + i * (9 + i);
  const top = 70 + i * (14 + i * 1.4);
  const [y0, y1] = [foot.toFixed(1), top.toFixed(1)];
  return `M${String(left)} ${y0}H60C480 ${y0} 680 ${y1} 1180 ${y1}H${String(right)}`;
}

const path = Array.from({ length: furrows }, (_, i) => furrow(i)).join("");

/** The first two weeks as a climb: each step stands a little higher on the raked slope than the one before. */
export function Ramp({ ramp }: { ramp: Content<"getRamp">["ramp"] }) {
  return (
    <section className="ramp">
      <svg
        aria-hidden="true"
        viewBox="-400 0 2000 720"
        preserveAspectRatio="xMidYMax slice"
        className="section-ground ramp-ground"
        fill="none"
        stroke="currentColor"
      >
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
      <Page>
        <h2 className="ramp-title text-heading">{ramp.title}</h2>
        <ol className="ramp-steps" data-steps={ramp.steps.length}>
          {ramp.steps.map(({ when, title, text }) => (
            <li key={when}>
              <p className="ramp-when">{when}</p>
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
