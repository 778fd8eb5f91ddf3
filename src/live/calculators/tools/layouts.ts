/** Where the parts of each tool are: on its page, and alone in a frame on another site. */
import { cx } from "#ui/cx.ts";
import type { ToolId } from "./tools.ts";

export type Place = "page" | "frame";

/** `body` holds forms and outcome, which are columns of their own in a wide window; `fields` are those of one group. */
type Part = "picture" | "body" | "forms" | "fields" | "outcome" | "verdict" | "lines" | "foot";
type Looks = Readonly<Partial<Record<Part, string | undefined>>>;

const column = "flex flex-col gap-8";
const many = "grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-2";
const framedFields = cx(
  many,
  "frame:grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] frame:gap-x-3 frame:gap-y-1",
);
/** In a narrow frame, the figures take the space; without script, nothing is filled in, and the picture shows. */
const framedPicture = "not-print:max-frame:scripted:hidden";
/** Keys scroll a field into view below the figures, which stay above the fields on a narrow window. */
const narrowOutcome = "not-print:max-lg:scripted:contents";
const framedOutcome = cx(
  "not-print:max-frame:scripted:contents frame:sticky frame:top-4 frame:col-start-2",
  "frame:row-start-3 frame:self-start",
);
/** On a narrow window, the book's second page goes into the column, with the margin of the page. */
const pageMargin = "px-[clamp(1rem,4vw,3rem)]";
const bookEdge = "col-span-full border-t border-line-strong";

export const layouts: Readonly<Record<ToolId, Readonly<Record<Place, Looks>>>> = {
  // The rake: fields on the left, the raked leaves on the right, the lines below both.
  dunning: {
    page: {
      body: cx(column, "lg:contents"),
      forms: "min-w-0",
      fields: cx(many, "md:grid-cols-3 lg:grid-cols-2"),
      outcome: narrowOutcome,
      lines: "lg:col-span-full",
      foot: "lg:col-span-full lg:mt-0",
    },
    frame: {
      picture: cx(framedPicture, "frame:col-start-2 frame:row-start-2"),
      body: cx(column, "frame:contents"),
      forms: "min-w-0 frame:col-start-1 frame:row-span-2 frame:row-start-2",
      fields: cx(framedFields, "md:grid-cols-3"),
      outcome: framedOutcome,
      lines: "frame:col-span-full",
      foot: "frame:col-span-full",
    },
  },
  // The scales: income fields below the left pan, cost fields below the right one, the outcome between two lines.
  margin: {
    page: {
      picture: "mx-auto mt-8 max-w-208",
      body: cx(column, "not-print:mt-6 not-print:mb-8 lg:contents"),
      forms: cx(
        "mt-10 grid grid-cols-1 gap-x-16 gap-y-7",
        "lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)_minmax(0,3fr)]",
      ),
      fields: cx(many, "md:max-lg:has-[>:nth-child(5):last-child]:grid-cols-5"),
      outcome: cx(
        "mt-8 mb-12 grid grid-cols-1 gap-x-12 gap-y-6 border-y border-line-strong py-6",
        narrowOutcome,
        "lg:grid-cols-5-7 lg:items-center",
      ),
    },
    frame: {
      picture: cx(framedPicture, "mx-auto max-w-208 frame:col-start-2 frame:row-start-2"),
      body: cx(column, "not-print:mt-6 not-print:mb-8 frame:contents"),
      forms: cx(
        "mt-10 grid grid-cols-1 gap-y-7 frame:col-start-1 frame:row-span-2 frame:row-start-2",
        "frame:mt-0 frame:gap-y-4",
      ),
      fields: framedFields,
      outcome: cx(
        "mt-8 mb-12 grid grid-cols-1 gap-x-12 gap-y-6 border-y border-line-strong py-6",
        framedOutcome,
        "frame:m-0 frame:block frame:border-0 frame:py-0",
      ),
      lines: "frame:col-span-full",
      foot: "frame:col-span-full",
    },
  },
  // The almanac: an open book with the fields on one page and the results on the other.
  lifetime: {
    page: {
      picture: "not-print:max-lg:scripted:px-[clamp(1rem,4vw,3rem)]",
      body: "flex flex-col print:gap-8 lg:contents",
      forms: cx("min-w-0 py-8 unscripted:hidden", pageMargin),
      fields: "grid-cols-1",
      outcome: cx(
        "min-w-0 py-8",
        pageMargin,
        narrowOutcome,
        "lg:border-l-3 lg:border-double lg:border-line-strong",
        "unscripted:lg:col-span-full unscripted:lg:border-l-0",
      ),
      verdict: cx(
        "mt-6 not-print:max-lg:scripted:px-[clamp(1rem,4vw,3rem)]",
        "not-print:max-lg:scripted:pb-8",
      ),
      lines: cx(bookEdge, pageMargin, "py-8"),
    },
    frame: {
      picture: framedPicture,
      body: "flex flex-col frame:col-span-full frame:grid frame:grid-cols-2 unscripted:frame:grid-cols-1 lg:gap-8",
      forms: "min-w-0 p-4 unscripted:hidden",
      fields: "grid-cols-1",
      outcome: cx(
        "min-w-0 p-4 not-print:max-frame:scripted:contents frame:border-l-3 frame:border-double",
        "frame:border-line-strong unscripted:frame:border-l-0",
      ),
      verdict: cx(
        "mt-4 not-print:max-frame:scripted:px-[clamp(1rem,4vw,3rem)]",
        "not-print:max-frame:scripted:pb-8",
      ),
      lines: cx(bookEdge, "p-4"),
    },
  },
};

/** Around everything but the foot, for the tool that is a book. */
export const book = cx(
  "grid grid-cols-1 rounded-large border border-line-strong bg-raised shadow-raised",
  "[--tool-ground:var(--color-raised)] lg:grid-cols-2",
);
