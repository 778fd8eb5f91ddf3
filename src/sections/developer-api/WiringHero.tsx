import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { Terminal } from "./Terminal.tsx";
import { plan, wirePath } from "./wires.ts";

/** The plan: all wires leave the site at one post, and each ends at the line that says what it is for. */
export function WiringHero({ hero }: { hero: Content<"developerApi">["hero"] }) {
  const { wires } = hero;
  return (
    <section className="overflow-x-clip pt-8 pb-16 lg:pt-12">
      <Page className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="mt-6 max-w-form text-lead">{hero.lead}</p>
        </div>
        <nav aria-label={hero.plan} className="wiring min-w-0 lg:col-span-7">
          <p className="wiring-post">{hero.site}</p>
          <svg
            viewBox={[0, 0, plan.width, plan.row * wires.length].join(" ")}
            preserveAspectRatio="none"
            aria-hidden="true"
            fill="none"
            className="wiring-wires"
          >
            {wires.map(({ id }, i) => (
              <path
                key={id}
                data-wire={id}
                d={wirePath(i, wires.length)}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
          <ol>
            {wires.map(({ id, label, end }) => (
              <li key={id} data-wire={id}>
                <Terminal wire={id} />
                <a href={`#${id}`}>{label}</a>
                <span>{end}</span>
              </li>
            ))}
          </ol>
        </nav>
      </Page>
    </section>
  );
}
