/**
 * One of the three calculators of /free-tools/, on the page or in a frame on another site. The server renders the
 * example, which stays as it is without script. See docs/decisions/0028-calculators.md.
 */
import errorWords from "virtual:words/errorView";
import { LivePart } from "#live/LivePart.tsx";
import { cx } from "#ui/cx.ts";
import { ToolFields } from "./ToolFields.tsx";
import { ToolFoot, ToolLines, ToolOutcome } from "./ToolOutcome.tsx";
import { ToolPicture } from "./ToolPicture.tsx";
import { leafPlot, scalePlot, stemPlot } from "./pictures.ts";
import { type ToolProps, type ToolState, useTool } from "./use-tool.ts";

/** On a phone the figures show above the fields, which arrive first: nothing shows until all of it has arrived. */
const hiddenUntilComplete = "[&:not(:has(+*))]:invisible";

interface LayoutProps {
  state: ToolState;
}

/** The rake: fields on the left, the raked leaves on the right, the lines below both. */
function DunningLayout({ state }: LayoutProps) {
  const { place, words } = state;
  const isFrame = place === "frame";
  return (
    <>
      <ToolPicture
        state={state}
        plot={leafPlot}
        className={isFrame ? "frame:col-start-2 frame:row-start-2" : ""}
      />
      <div
        className={cx(
          hiddenUntilComplete,
          "flex flex-col gap-8",
          isFrame ? "frame:contents" : "lg:contents",
        )}
      >
        <ToolFields
          state={state}
          title={words.dunning.form}
          className={isFrame ? "frame:col-start-1 frame:row-span-2 frame:row-start-2" : undefined}
        />
        <ToolOutcome
          state={state}
          className={
            isFrame
              ? cx(
                  "not-print:max-frame:scripted:contents frame:sticky frame:top-4 frame:col-start-2",
                  "frame:row-start-3 frame:self-start",
                )
              : "not-print:max-lg:scripted:contents"
          }
        />
      </div>
    </>
  );
}

const scale = scalePlot;
/** The post does not move when the beam leans. */
const post = `M${scale.x} ${scale.y - 16}V${scale.height - 14}M${scale.x - 70} ${scale.height - 14}h140M${scale.x - 9} ${scale.y}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0`;

const marginForms = {
  page: "mt-10 grid grid-cols-1 gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)_minmax(0,3fr)]",
  frame:
    "mt-10 grid grid-cols-1 gap-y-7 frame:col-start-1 frame:row-span-2 frame:row-start-2 frame:mt-0 frame:gap-y-4",
} as const;

/** Between two lines; on a narrow window the figures stay above the fields. */
const marginOutcome = {
  page: "not-print:max-lg:scripted:contents lg:grid-cols-5-7 lg:items-center",
  frame: cx(
    "not-print:max-frame:scripted:contents frame:sticky frame:top-4 frame:col-start-2 frame:m-0",
    "frame:row-start-3 frame:block frame:self-start frame:border-0 frame:py-0",
  ),
} as const;

/** The scales: income fields below the left pan, cost fields below the right one. */
function MarginLayout({ state }: LayoutProps) {
  const { place, words } = state;
  const { form, form2 = "", form3 = "" } = words.margin;
  return (
    <>
      <ToolPicture
        state={state}
        plot={scalePlot}
        className={cx(
          "mx-auto max-w-208",
          place === "page" ? "mt-8" : "frame:col-start-2 frame:row-start-2",
        )}
      >
        <defs>
          <pattern
            id="airmail"
            width="9"
            height="9"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-45)"
          >
            <rect className="fill-raised" width="9" height="9" stroke="none" />
            <rect className="fill-clay" width="4" height="9" stroke="none" />
          </pattern>
        </defs>
        <path className="fill-raised stroke-5" d={post} />
      </ToolPicture>
      <div
        className={cx(
          hiddenUntilComplete,
          "flex flex-col gap-8 not-print:mt-6 not-print:mb-8",
          place === "page" ? "lg:contents" : "frame:contents",
        )}
      >
        <div className={marginForms[place]}>
          <ToolFields state={state} title={form} to={3} />
          <ToolFields state={state} title={form2} from={3} to={8} />
          <ToolFields state={state} title={form3} from={8} />
        </div>
        <ToolOutcome
          state={state}
          className={cx(
            "mt-8 mb-12 grid grid-cols-1 gap-x-12 gap-y-6 border-y border-line-strong py-6",
            marginOutcome[place],
          )}
        />
      </div>
    </>
  );
}

const furrows = [0, 1, 2, 3].map((i) => `M0 ${stemPlot.ground + i * 8}H${stemPlot.width}`).join("");

/** On a narrow window, the book's second page goes into the column, with the margin of the page. */
const almanac = {
  page: {
    pages: "flex flex-col print:gap-8 lg:contents",
    leaf: "min-w-0 px-[clamp(1rem,4vw,3rem)] py-8",
    outcome:
      "not-print:max-lg:scripted:contents lg:border-l-3 lg:border-double lg:border-line-strong",
    picture: "not-print:max-lg:scripted:px-[clamp(1rem,4vw,3rem)]",
    verdict: cx(
      "mt-6 not-print:max-lg:scripted:mt-0 not-print:max-lg:scripted:px-[clamp(1rem,4vw,3rem)]",
      "not-print:max-lg:scripted:pb-8",
    ),
  },
  frame: {
    pages: "flex flex-col frame:col-span-full frame:grid frame:grid-cols-2 lg:gap-8",
    leaf: "min-w-0 p-4",
    outcome:
      "not-print:max-frame:scripted:contents frame:border-l-3 frame:border-double frame:border-line-strong",
    picture: "",
    verdict: cx(
      "mt-4 not-print:max-lg:scripted:mt-0 not-print:max-frame:scripted:px-[clamp(1rem,4vw,3rem)]",
      "not-print:max-frame:scripted:pb-8",
    ),
  },
} as const;

/** The almanac: an open book with the fields on one page and the results on the other. */
function LifetimeLayout({ state }: LayoutProps) {
  const { place, words } = state;
  const looks = almanac[place];
  return (
    <div
      className={cx(
        "grid grid-cols-1 rounded-large border border-line-strong bg-raised shadow-raised",
        "[--tool-ground:var(--color-raised)] lg:grid-cols-2",
        place === "page" ? "mt-10" : "mt-4",
      )}
    >
      <div className={cx(hiddenUntilComplete, looks.pages)}>
        <div className={looks.leaf}>
          <ToolFields state={state} title={words.lifetime.form} />
        </div>
        <ToolOutcome
          state={state}
          className={cx(looks.leaf, looks.outcome)}
          verdictClassName={looks.verdict}
        >
          <ToolPicture state={state} plot={stemPlot} className={looks.picture}>
            <path className="stroke-line" d={furrows} />
          </ToolPicture>
        </ToolOutcome>
      </div>
      <ToolLines state={state} />
    </div>
  );
}

const layouts = { dunning: DunningLayout, margin: MarginLayout, lifetime: LifetimeLayout } as const;

function ToolParts(props: ToolProps) {
  const state = useTool(props);
  const Layout = layouts[props.tool];
  return (
    <>
      <Layout state={state} />
      {props.tool !== "lifetime" && <ToolLines state={state} />}
      <ToolFoot state={state} />
    </>
  );
}

export function Tool(props: ToolProps) {
  return (
    <LivePart words={errorWords}>
      <ToolParts {...props} />
    </LivePart>
  );
}
