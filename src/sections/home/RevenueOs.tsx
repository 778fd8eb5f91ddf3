import { Band } from "#sections/shared/Band.tsx";
import type { Content } from "#content/collections.ts";
import { stagePictures } from "#illustrations/stages/index.tsx";
import { Accordion } from "#ui/Accordion.tsx";
import { cx } from "#ui/cx.ts";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { stageIds } from "#illustrations/ids.ts";

type Stage = Content<"home">["revenueOs"]["stages"][number];

const symbolOf = (stage: Stage["id"]) => `${stage}-drawing`;

/** The drawing of a stage; panes and accordion panels show the same one. */
const StageDrawing = ({ stage, className }: { stage: Stage; className: string }) => (
  <svg
    role="img"
    aria-label={stage.picture}
    viewBox="0 0 640 480"
    preserveAspectRatio="xMidYMid slice"
    className={cx("scene", className)}
  >
    <use href={`#${symbolOf(stage.id)}`} />
  </svg>
);

/** A stage on wide windows: its words and a large picture. */
const StagePane = ({ stage }: { stage: Stage }) => (
  <div className="arrives grid grid-cols-[minmax(0,4fr)_minmax(0,7fr)] items-center gap-14 pt-10">
    <div>
      <h3 className="text-heading">{stage.title}</h3>
      <p className="mt-4 text-lead text-ink-muted">{stage.text}</p>
    </div>
    <StageDrawing stage={stage} className="w-full rounded-stone border border-rim shadow-raised" />
  </div>
);

/** A stage on narrow windows, in a panel of the height that the specification gives (4, "States"). */
const StagePanel = ({ stage }: { stage: Stage }) => (
  <div className="stage-panel">
    <StageDrawing stage={stage} className="rounded-large border border-rim" />
    <h3 className="text-title text-ink">{stage.title}</h3>
    <p className="text-small">{stage.text}</p>
  </div>
);

/** Four stages: tabs over panes on wide windows, an accordion on narrow ones. */
export function RevenueOs({ revenueOs }: { revenueOs: Content<"home">["revenueOs"] }) {
  const { stages } = revenueOs;
  return (
    <Band>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8">
          <Eyebrow className="mb-4">{revenueOs.eyebrow}</Eyebrow>
          <h2 className="max-w-prose text-display tracking-display">{revenueOs.title}</h2>
        </div>
        <p className="max-w-prose text-lead lg:col-span-4 lg:pb-2">{revenueOs.lead}</p>
      </div>
      <svg aria-hidden="true" className="absolute size-0">
        {stages.map(({ id }) => (
          <symbol key={id} id={symbolOf(id)} viewBox="0 0 640 480">
            {stagePictures[id]}
          </symbol>
        ))}
      </svg>
      <div className="mt-14 hidden lg:block">
        <Tabs
          label={revenueOs.label}
          tabs={stages.map((stage) => ({
            id: stage.id,
            label: stage.label,
            panel: <StagePane stage={stage} />,
          }))}
          selected={stageIds[0]}
          listClassName="gap-10"
          tabClassName="min-h-18 flex-1 border-b border-line-strong text-start font-display text-title/body"
        />
      </div>
      <Accordion
        name="revenue-os"
        wide
        open={`${stageIds[0]}-panel`}
        className="mt-10 lg:hidden"
        items={stages.map((stage) => ({
          id: `${stage.id}-panel`,
          title: stage.label,
          content: <StagePanel stage={stage} />,
        }))}
      />
    </Band>
  );
}
