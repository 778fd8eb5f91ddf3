import type { Content } from "#content/collections.ts";
import { Band, SplitHead } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";

type TableFeature = Content<"tables">["features"]["items"][number]["id"];

/** Of the cells: three to a row, three of one width, then two to a row. */
const widths = [
  "lg:col-span-4",
  "lg:col-span-5",
  "lg:col-span-3",
  "lg:col-span-4",
  "lg:col-span-4",
  "lg:col-span-4",
] as const;

/** What the table can do, on a sheet of cells with letters above and numbers next to. */
export const Features = ({ features }: { features: Content<"tables">["features"] }) => (
  <Band ground="ruled">
    <SplitHead title={features.title} lead={features.lead} />
    <ul className="mt-14 grid gap-px overflow-hidden rounded-large border border-line-strong bg-line md:grid-cols-2 lg:grid-cols-12">
      {features.items.map(({ id, title, text, sign }, i) => (
        <li key={id} className={cx("bg-raised p-6", widths[i] ?? "lg:col-span-6")}>
          <FeaturePicture id={id} words={sign} />
          <h3 className="text-title">{title}</h3>
          <p className="mt-2 text-ink-muted">{text}</p>
        </li>
      ))}
    </ul>
  </Band>
);

type Words = Content<"tables">["features"]["items"][number]["sign"];

const row = "inline-flex items-center gap-1.5";
const keycap =
  "inline-flex h-12 min-w-12 place-content-center items-center gap-1.5 rounded-medium border border-b-4 border-line-strong font-text text-lead/body";

/** The placement of the words in their box, unless in a row; tabs are on a line across it. */
const boxes: Partial<Record<TableFeature, string>> = {
  columns: "grid content-center items-center gap-0.5",
  tabs: "flex flex-wrap content-end items-end bg-linear-to-b from-line-strong to-line-strong bg-size-[100%_0.0625rem] bg-position-[0_calc(100%-1.25rem)] bg-no-repeat pb-5",
};

/** Each draws a corner of the table in use, with a few words. */
const drawings: Record<TableFeature, (words: Words) => React.ReactNode> = {
  sorting: (words) =>
    words.map((word, i) => (
      <span
        key={word}
        className={cx(
          row,
          "border-b-2 px-1 py-1.5 font-medium",
          i === 0 ? "border-moss" : "ml-4 border-line-strong",
        )}
      >
        {word}
        <Icon name={i === 0 ? "arrow-up" : "arrow-down"} className="size-4" />
        <sup className="text-micro/0 text-ink-muted">{i + 1}</sup>
      </span>
    )),
  filters: (words) =>
    words.map((word) => (
      <span key={word} className={cx(row, "rounded-full bg-moss-soft px-3 py-1.5 [&>svg]:w-3")}>
        {word}
        <Icon name="close" />
      </span>
    )),
  columns: (words) =>
    words.map((word, i) => (
      <span key={word} className={cx(row, i === words.length - 1 && "text-ink-muted line-through")}>
        <Icon name={i === words.length - 1 ? "hidden" : "shown"} />
        {word}
      </span>
    )),
  export: (words) =>
    words.map((word) => (
      <span
        key={word}
        className={cx(
          row,
          "rounded-small rounded-tr-large border border-line-strong px-3.5 py-3 font-code",
        )}
      >
        {word}
        <Icon name="download" />
      </span>
    )),
  search: (words) => (
    <>
      <kbd className={keycap}>
        <Icon name="command" />
      </kbd>
      {words.map((word) => (
        <kbd key={word} className={keycap}>
          {word}
        </kbd>
      ))}
    </>
  ),
  tabs: (words) =>
    words.map((word, i) => (
      <span
        key={word}
        className={cx(
          row,
          "border border-b-0 px-4 py-2",
          i === 0
            ? "rounded-t-medium border-line-strong bg-raised font-medium text-ink"
            : "border-transparent text-ink-muted",
        )}
      >
        {word}
      </span>
    )),
  "open-source": (words) => (
    <code className={cx(row, "rounded-small bg-sunken px-2.5 py-1.5 font-code")}>
      {words.join(" ")}
    </code>
  ),
  upload: (words) => (
    <span className={cx(row, "rounded-medium border border-dashed border-line-strong px-5 py-3.5")}>
      <Icon name="upload" />
      {words.join(" ")}
    </span>
  ),
};

/** The drawing of a feature. Decoration: the text next to it says the same. */
const FeaturePicture = ({ id, words }: { id: TableFeature; words: Words }) => (
  <div
    aria-hidden="true"
    className={cx(
      "-mx-6 -mt-6 mb-6 h-36 overflow-hidden border-b border-line bg-figure px-6 text-base",
      boxes[id] ?? "flex flex-wrap content-center items-center gap-2.5",
    )}
  >
    {drawings[id](words)}
  </div>
);
