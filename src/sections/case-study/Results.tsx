import names from "virtual:words/features";
import type { CaseStudy } from "#content/read.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { Counts } from "#sections/shared/Proof.tsx";
import { Result } from "#sections/shared/parts.tsx";
import { cx } from "#ui/cx.ts";
import { Table } from "#ui/Table.tsx";
import type { Content } from "#content/collections.ts";
import { seededRandom } from "#lib/random/seeded-random.ts";

/** A figure, shown above the words that say what it counts. */
const figure =
  "-order-1 font-display text-display leading-none font-medium tracking-display md:max-lg:text-heading md:max-lg:leading-[1.1]";
const largest = "lg:text-[clamp(6rem,11vw,9.5rem)] lg:leading-[0.9]";

const note =
  "mt-12 grid grid-cols-1 gap-x-10 gap-y-2 rounded-stone bg-clay-soft px-7 py-6 lg:grid-cols-4-8 lg:px-10 lg:py-8";

/** The most important figure in large type with its counts, two more next to it, and a note on all three. */
export const Results = ({ results, changed }: Pick<CaseStudy, "results" | "changed">) => (
  <Band>
    <h2 className="text-heading">{results.title}</h2>
    <dl className="mt-10 grid grid-cols-1 gap-x-10 gap-y-8 md:max-lg:grid-cols-3 lg:grid-cols-7-5">
      {results.figures.map(({ label, how, ...result }, i) => (
        <div
          key={label}
          className={cx(
            "flex flex-col",
            i === 0 ? "lg:row-span-2" : "border-line lg:border-t lg:pt-5",
          )}
        >
          <dt className={cx("mt-1 font-medium", i === 0 && "lg:mt-5 lg:text-lead/body")}>
            {label}
          </dt>
          <dd className={cx(figure, i === 0 && largest)}>
            <Result figure={result} />
          </dd>
          <dd className="mt-2 max-w-104 text-ink-muted">{how}</dd>
          {i === 0 && (
            <dd className="mt-auto pt-4 text-small/snug [--bars:var(--color-moss)] md:max-lg:hidden [&>p]:mt-4">
              {changed.rows.slice(0, 2).map((row) => (
                <Counts key={row.what} {...row} />
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
    <aside className={note} aria-labelledby="note-title">
      <h3 id="note-title" className="text-title">
        {results.note.title}
      </h3>
      <p className="max-w-prose">{results.note.text}</p>
    </aside>
  </Band>
);

/** A table of counts before and after, and what it does not show. */
export const BeforeAndAfter = ({ story: { changed } }: { story: CaseStudy }) => (
  <Band ground="ruled" className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-12">
    <h2 className="text-heading lg:col-span-12">{changed.title}</h2>
    <div className="lg:col-span-7">
      <Table
        caption={changed.title}
        columns={Object.values(changed.columns)}
        figures={[1, 2]}
        rows={changed.rows.map(({ what, before, after }) => [what, before, <b key="b">{after}</b>])}
      />
    </div>
    <div className="grid content-start gap-4 lg:col-span-5 lg:ps-6">
      {changed.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </Band>
);

interface FeaturesProps {
  features: CaseStudy["features"];
  words: Content<"caseStudy">["features"];
}

/** The features of CheckoutOS: the used ones first, the most important one widest. */
export function Features({ features, words }: FeaturesProps) {
  const nameOf = (id: string) => names.features.find((each) => each.id === id)?.title ?? id;
  const inOrder = features.toSorted((a, b) => Number(b.used) - Number(a.used));
  // Four used, four not: the fourth is wide as well, and the four unused ones share a row.
  const halves = inOrder.filter(({ used }) => used).length === 4;
  const span = (i: number) => {
    if (i === 0 || (halves && i === 3)) return "lg:col-span-8";
    return halves && i > 3 ? "lg:col-span-3" : "lg:col-span-4";
  };
  return (
    <Band>
      <BandHead title={words.title} lead={words.lead} />
      <ul className="mt-12 grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-12">
        {inOrder.map(({ id, used, text }, i) => (
          <li
            key={id}
            className={cx(
              "grid grid-cols-1 content-start overflow-hidden rounded-large px-6",
              used ? "bg-moss-soft pb-6" : "border-2 border-dashed border-line-strong pb-5",
              span(i),
            )}
          >
            <FeaturePicture seed={id + text} used={used} wide={span(i) === "lg:col-span-8"} />
            <p className={cx("mt-3 mb-1 text-small/body", !used && "text-ink-muted")}>
              {used ? words.used : words.unused}
            </p>
            <h3 className="text-title">{nameOf(id)}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** A stalk with pairs of leaves, its foot at 0, 0. */
function stalk(tall: number, pairs: number, lean: number): string {
  const leaves = Array.from({ length: pairs }, (_, i) => {
    const at = -Math.round((tall * (i + 1)) / (pairs + 0.4));
    const x = Math.round((lean * -at) / tall);
    return `M${x} ${at}q-9-1-11-9 9 0 11 9q9-1 11-9-9 0-11 9`;
  });
  return `M0 0q0-${Math.round(tall / 2)} ${lean}-${tall}${leaves.join("")}`;
}

interface FeaturePictureProps {
  /** The plants' seed; the same words give the same plants in every build. */
  seed: string;
  used: boolean;
  /** Whether the bed is twice as wide as others. */
  wide: boolean;
}

/** A garden bed from the side: plants where the feature is used, holes where it is not. Decoration. */
function FeaturePicture({ seed, used, wide }: FeaturePictureProps) {
  const next = seededRandom(seed);
  const count = wide ? 16 : 8;
  const plants = Array.from({ length: count }, (_, i) => ({
    x: `${((100 * (i + 0.5 + (next() - 0.5) * 0.25)) / count).toFixed(1)}%`,
    d: stalk(
      Math.round(20 + next() * 24),
      1 + Math.floor(next() * 2.2),
      Math.round(next() * 8 - 4),
    ),
  }));
  return (
    <svg
      aria-hidden="true"
      className={cx(
        "stroke-round fill-none",
        used
          ? "-mx-6 h-17 w-[calc(100%+3rem)] max-w-none stroke-moss stroke-[1.5]"
          : "h-7 w-full stroke-line-strong stroke-6",
      )}
    >
      {used ? (
        <>
          {plants.map(({ x, d }) => (
            <svg
              key={x}
              x={x}
              y="57"
              className={cx("overflow-visible", wide && "max-lg:even:hidden")}
            >
              <path d={d} />
            </svg>
          ))}
          {[57, 62, 67].map((y) => (
            <line key={y} x2="100%" y1={y} y2={y} />
          ))}
        </>
      ) : (
        <line
          x1="3"
          x2="98%"
          y1="20"
          y2="20"
          pathLength={count - 0.99}
          strokeDasharray="0.01 0.99"
        />
      )}
    </svg>
  );
}
