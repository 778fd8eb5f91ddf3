import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";

type Section = Content<"emergingTalent">["honest"];

function Side({ side }: { side: Section["is"] }) {
  return (
    <>
      <h3 className="text-title">{side.title}</h3>
      <ul>
        {side.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

/** The sun on the line, half in the day and half a mirror image in the furrows of the night. Decoration. */
function Sun() {
  return (
    <svg aria-hidden="true" viewBox="0 0 300 240" className="honest-sun">
      <path d="M40 120a110 110 0 0 1 220 0z" />
      <path d="M30 134h240M46 150h208M64 166h172M86 182h128M112 198h76" />
    </svg>
  );
}

/** Above the horizon what the year is, below it what it is not. */
export function Honest({ honest }: { honest: Section }) {
  return (
    <section className="honest">
      <div className="honest-is">
        <Page>
          <h2 className="text-heading">{honest.title}</h2>
          <Side side={honest.is} />
        </Page>
      </div>
      <div className="honest-not">
        <Sun />
        <Page>
          <Side side={honest.not} />
        </Page>
      </div>
    </section>
  );
}
