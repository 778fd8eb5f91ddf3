import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";

type Section = Content<"emergingTalent">["honest"];

function Side({ side }: { side: Section["is"] }) {
  return (
    <>
      <h3 className="mt-8 text-title">{side.title}</h3>
      <ul className="mt-4 grid max-w-184 gap-x-10 gap-y-3.5 lg:grid-cols-2">
        {side.items.map((item) => (
          <li key={item} className="border-t border-current pt-3.5">
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The sun on the line, half in the day and half a mirror image in the furrows of the night. Decoration. */
function Sun() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 240"
      className="absolute -top-30 right-[max(2rem,calc(50%-36rem))] hidden h-60 w-75 fill-raised stroke-on-night stroke-2 lg:block"
      strokeLinecap="round"
    >
      <path className="stroke-none" d="M40 120a110 110 0 0 1 220 0z" />
      <path d="M30 134h240M46 150h208M64 166h172M86 182h128M112 198h76" />
    </svg>
  );
}

/** Above the horizon what the year is, below it what it is not. */
export function Honest({ honest }: { honest: Section }) {
  return (
    <section>
      <div className="bg-moss-soft pt-section pb-20">
        <Page>
          <h2 className="text-heading">{honest.title}</h2>
          <Side side={honest.is} />
        </Page>
      </div>
      <div className="relative bg-night pt-6 pb-section text-on-night">
        <Sun />
        <Page>
          <Side side={honest.not} />
        </Page>
      </div>
    </section>
  );
}
