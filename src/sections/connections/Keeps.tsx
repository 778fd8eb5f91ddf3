import type { Content } from "#model/kinds.ts";
import { RakedGround } from "#pictures/RakedGround.tsx";
import { Page } from "#ui/Page.tsx";

type Section = Content<"connections">["keeps"];

const stones = [
  { cx: 380, cy: 230, rx: 330, ry: 180, squareness: 3 },
  { cx: 980, cy: 230, rx: 190, ry: 120, squareness: 2.6 },
];

function Side({ side, className }: { side: Section["yours"]; className: string }) {
  return (
    <div className={className}>
      <h3 className="text-title">{side.title}</h3>
      <ul className="mt-3 grid gap-2">
        {side.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** What is whose, as two stones: how large each is says it before a word does. */
export function Keeps({ keeps }: { keeps: Section }) {
  return (
    <section className="py-section">
      <Page>
        <h2 className="text-heading">{keeps.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{keeps.lead}</p>
        <div className="keeps">
          <RakedGround
            viewBox={[0, 0, 1200, 460]}
            stones={stones}
            gap={18}
            step={50}
            fit="stretch"
            className="keeps-sand"
          />
          <p className="sr-only">{keeps.picture}</p>
          <Side side={keeps.yours} className="keeps-yours" />
          <Side side={keeps.ours} className="keeps-ours" />
        </div>
      </Page>
    </section>
  );
}
