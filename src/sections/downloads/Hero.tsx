import { Band } from "#sections/shared/Band.tsx";
import shared from "virtual:words/interface";
import type { Content } from "#content/collections.ts";
import { FeaturePicture } from "#sections/shared/FeaturePicture.tsx";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { cx } from "#ui/cx.ts";
import { SampleMark } from "#ui/SampleMark.tsx";
import type { ArchivedApp } from "./app.ts";
import { archivePath } from "./schema.ts";

/** The positions of the two windows, in units of the page's 1200; the stage is three times as wide. */
const slabs = [
  { cx: 290, cy: 246, rx: 300, ry: 296, squareness: 8 },
  { cx: 910, cy: 314, rx: 300, ry: 296, squareness: 8 },
] as const;

interface HeroProps extends Pick<Content<"downloads">, "hero" | "labels"> {
  apps: readonly ArchivedApp[];
}

/** The headline, and the two cards as two windows in raked sand (docs/specification.md, 2.16). */
export const Hero = ({ hero, apps, labels }: HeroProps) => (
  <Band section="plain-band pt-[clamp(2.5rem,5vw,4rem)]">
    <h1 className="text-display tracking-display">{hero.title}</h1>
    <p className="mt-5 max-w-144 text-lead">{hero.lead}</p>
    <div className="relative isolate mt-[clamp(2.5rem,5vw,4rem)] grid gap-x-6 gap-y-10 md:grid-cols-2 md:items-start lg:gap-x-10">
      {/* Only if the windows are side by side; stacked ones leave no room. */}
      <RakedGround
        viewBox={[-900, -90, 3000, 760]}
        stones={slabs}
        gap={19}
        fit="stretch"
        className="pointer-events-none absolute inset-x-[-75%] -top-12 -z-1 hidden h-[calc(100%+7.5rem)] w-[250%] max-w-none mask-[linear-gradient(transparent,black_14%_86%,transparent)] text-line-strong/50 lg:block"
      />
      {apps.map((app) => (
        <AppWindow key={app.id} app={app} labels={labels} />
      ))}
    </div>
  </Band>
);

/** “84.2 MB”, or “412 kB” for a small file. */
const fileSize = (bytes: number) => {
  const [unit, size] = bytes < 1e6 ? ["kilobyte", 1e3] : ["megabyte", 1e6];
  return (bytes / size).toLocaleString("en-US", { style: "unit", unit, maximumFractionDigits: 1 });
};

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
/** What each window shows. */
const screens = { mac: "query-editor", windows: "dashboards" } as const;
const fact = "grid gap-x-4 gap-y-1 @scene-narrow:grid-cols-[minmax(0,5rem)_minmax(0,1fr)]";

/** A card that is a window of its system. Its face is the link; the figures below can be selected and copied. */
function AppWindow({ app, labels }: Pick<HeroProps, "labels"> & { app: ArchivedApp }) {
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
      <div className="relative -outline-offset-5 outline-focus transition-colors hover:bg-moss-soft has-[a:focus-visible]:outline-3">
        <FeaturePicture feature={screens[id]} className="w-full border-b border-line bg-figure" />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-6 py-5">
          <h2 id={`app-${id}`} className="text-heading">
            {name}
          </h2>
          <p className="order-last basis-full">{needs}</p>
          <a
            className="text-link font-medium after:absolute after:inset-0 focus-visible:outline-none"
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
