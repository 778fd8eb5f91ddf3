import { Band } from "#sections/shared/Band.tsx";
import shared from "virtual:words/interface";
import type { Content } from "#content/collections.ts";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { fileSize } from "./file-size.ts";
import { cx } from "#ui/cx.ts";
import { SampleMark } from "#ui/SampleMark.tsx";
import type { ArchivedApp } from "./app.ts";
import { archivePath } from "./schema.ts";

/** The positions of the two windows, in units of the page's 1200; the stage is three times as wide. */
const slabs = [
  { cx: 290, cy: 250, rx: 300, ry: 232, squareness: 8 },
  { cx: 910, cy: 330, rx: 300, ry: 232, squareness: 8 },
] as const;

/** The headline, and the two cards as two windows in raked sand (docs/specification.md, 2.16). */
export const Hero = ({
  hero,
  apps,
  labels,
}: Pick<Content<"downloads">, "hero" | "labels"> & { apps: readonly ArchivedApp[] }) => (
  <Band section="plain-band pt-[clamp(2.5rem,5vw,4rem)]">
    <h1 className="text-display tracking-display">{hero.title}</h1>
    <p className="mt-5 max-w-144 text-lead">{hero.lead}</p>
    <div className="relative isolate mt-[clamp(2.5rem,5vw,4rem)] grid gap-10 lg:grid-cols-2 lg:items-start">
      {/* Only if the windows are side by side; stacked ones leave no room. */}
      <RakedGround
        viewBox={[-900, -90, 3000, 760]}
        stones={slabs}
        gap={19}
        fit="stretch"
        className="pointer-events-none absolute inset-x-[-75%] -top-18 -z-1 hidden h-[calc(100%+9rem)] w-[250%] max-w-none mask-[linear-gradient(transparent,black_14%_86%,transparent)] text-line-strong/50 lg:block"
      />
      {apps.map((app) => (
        <AppWindow key={app.id} app={app} labels={labels} />
      ))}
    </div>
  </Band>
);

/** The buttons of a Mac's title bar: three stones. */
const stone = "size-3 rounded-[46%_54%_50%_50%] border";
const lights = [
  `${stone} border-persimmon bg-rust`,
  `${stone} border-line-strong`,
  `${stone} border-line-strong`,
];
/** Those of Windows: a line, a frame and a cross. */
const squares = [
  "w-3 border-b border-line-strong",
  "size-3 border border-line-strong",
  "size-3 bg-[linear-gradient(45deg,transparent_46%,var(--color-persimmon)_46%_54%,transparent_54%),linear-gradient(-45deg,transparent_46%,var(--color-persimmon)_46%_54%,transparent_54%)]",
];
const fact = "grid gap-x-4 gap-y-1 @scene-narrow:grid-cols-[minmax(0,5rem)_minmax(0,1fr)]";

/** A card that is a window of its system. Its face is the link; the figures below can be selected and copied. */
function AppWindow({ app, labels }: { labels: Content<"downloads">["labels"]; app: ArchivedApp }) {
  const { id, name, needs, action, file, archive, sample } = app;
  const windows = id === "windows";
  return (
    <article
      aria-labelledby={`app-${id}`}
      className={cx(
        "@container overflow-clip border border-line-strong bg-raised shadow-raised",
        windows ? "rounded-medium lg:mt-20" : "rounded-large",
      )}
    >
      <p
        aria-hidden="true"
        className={cx(
          "flex h-10 items-center border-b border-line bg-sunken px-4",
          windows ? "justify-end gap-6" : "gap-2",
        )}
      >
        {(windows ? squares : lights).map((look, i) => (
          <i key={i} className={look} />
        ))}
      </p>
      <div className="relative grid grid-cols-[minmax(0,9fr)_minmax(0,11fr)] items-center gap-4 px-6 py-8 -outline-offset-5 outline-focus transition-colors hover:bg-moss-soft has-[a:focus-visible]:outline-3">
        <AppPicture pot={id} />
        <div>
          <h2
            id={`app-${id}`}
            className="text-heading max-sm:text-[min(var(--text-heading),8.5vw)]"
          >
            {name}
          </h2>
          <p className="mt-1">{needs}</p>
          <a
            className="text-link mt-5 inline-block font-medium after:absolute after:inset-0 focus-visible:outline-none"
            href={archivePath(file)}
            download=""
          >
            {action}
          </a>
        </div>
      </div>
      <dl className="grid gap-3 border-t border-line px-6 pt-5 pb-6 text-small/body">
        <div className={fact}>
          <dt className="text-ink-muted">{labels.size}</dt>
          <dd>
            {labels.kind}, {fileSize(archive.bytes)}{" "}
            {sample && <SampleMark label={shared.sample} hint={labels.sample} />}
          </dd>
        </div>
        <div className={fact}>
          <dt className="text-ink-muted">{labels.sum}</dt>
          <dd>
            <code className="wrap-anywhere">{archive.sum}</code>
          </dd>
        </div>
      </dl>
    </article>
  );
}

// One plant in two pots: the same app on two systems. Decoration.

/** A leaf from the stem, with an angle and a length. */
function leaf(x: number, y: number, angle: number, length: number): string {
  const at = (along: number, aside: number) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [px, py] = [x + along * cos - aside * sin, y + along * sin + aside * cos];
    return `${px.toFixed(1)} ${py.toFixed(1)}`;
  };
  const belly = length * 0.34;
  return `M${at(0, 0)}C${at(length * 0.2, -belly)} ${at(length * 0.7, -belly)} ${at(length, 0)}C${at(length * 0.7, belly * 0.6)} ${at(length * 0.25, belly * 0.7)} ${at(0, 0)}z`;
}

const stems =
  "M120 150C118 120 122 84 118 40M120 150C126 122 146 98 164 84M120 150C112 126 96 108 74 96";
const leaves = [
  leaf(118, 42, -1.7, 34),
  leaf(119, 74, -0.55, 40),
  leaf(119, 82, -2.6, 38),
  leaf(120, 108, -0.2, 30),
  leaf(162, 85, -0.75, 40),
  leaf(146, 98, 0.1, 34),
  leaf(76, 97, -2.45, 38),
  leaf(94, 108, 3.3, 32),
].join("");

const pots = {
  mac: "M84 152H156C156 176 150 196 120 196S84 176 84 152z",
  windows: "M86 152H154V196H86z",
} as const;

const AppPicture = ({ pot }: { pot: string }) => (
  <svg aria-hidden="true" viewBox="20 0 200 200" className="w-full stroke-round">
    <path className="fill-none stroke-moss stroke-3" d={stems} />
    <path className="fill-moss stroke-raised stroke-[1.5]" d={leaves} />
    <path className="fill-clay" d={pot === "mac" ? pots.mac : pots.windows} />
    <path className="stroke-clay stroke-7" d="M78 150H162" />
  </svg>
);
