import { stageIds } from "./schema.ts";
import type { Content } from "#content/collections.ts";
import { Accordion } from "#ui/Accordion.tsx";
import { Page } from "#ui/Page.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { StageDrawings } from "./StageDrawing.tsx";
import { StagePane } from "./StagePane.tsx";
import { StageSlip } from "./StageSlip.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

/** Four stages: tabs over panes on wide windows, an accordion on narrow ones. */
export function RevenueOs({ revenueOs }: { revenueOs: Content<"home">["revenueOs"] }) {
  const { stages } = revenueOs;
  return (
    <section className="py-section">
      <Page>
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-8">
            <Eyebrow className="mb-4">{revenueOs.eyebrow}</Eyebrow>
            <h2 className="max-w-prose text-display tracking-display">{revenueOs.title}</h2>
          </div>
          <p className="max-w-prose text-lead lg:col-span-4 lg:pb-2">{revenueOs.lead}</p>
        </div>
        <StageDrawings />
        <div className="mt-16 hidden lg:block">
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
          open={`${stageIds[0]}-slip`}
          className="mt-10 lg:hidden"
          items={stages.map((stage) => ({
            id: `${stage.id}-slip`,
            title: stage.label,
            content: <StageSlip stage={stage} />,
          }))}
        />
      </Page>
    </section>
  );
}
