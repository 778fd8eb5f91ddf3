/** A part of a guide: a headline and points, some of them with a picture. */
import type { Content } from "#content/collections.ts";
import { FeaturePicture } from "#sections/shared/FeaturePicture.tsx";
import { Points } from "#sections/shared/Band.tsx";
import { wideColumns } from "#ui/columns.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { SceneWindow } from "./scenes.tsx";

const grounds = {
  plain: "border-t border-line py-band",
  sunken: "bg-sunken py-section",
  night: "bg-night py-section text-on-night",
} as const;

/** The arrangement of points without pictures on each ground, so that no two neighbors look the same. */
const looks = {
  plain: {
    head: "lg:col-span-4",
    list: "lg:col-span-8",
    itemClassName: "grid gap-x-10 gap-y-1 border-t border-line py-5 md:grid-cols-[2fr_3fr]",
    titleClassName: "font-display text-lead font-medium",
    textClassName: "text-ink-muted",
  },
  sunken: {
    head: "lg:col-span-4",
    list: "grid gap-x-10 gap-y-8 md:grid-cols-2 lg:col-span-8",
    titleClassName: "font-medium",
  },
  night: {
    head: "max-w-prose lg:col-span-full",
    list: "gap-x-10 md:columns-2 lg:col-span-full lg:columns-3",
    itemClassName: "mb-8 break-inside-avoid border-t border-night-line pt-4",
    titleClassName: "font-display text-title font-medium",
    textClassName: "mt-2",
  },
} as const;

export interface PartProps {
  part: Content<"migrate">["parts"][number];
}

/** A part whose points have pictures: a card for each point, the pictures first. */
function PicturedPoints({ part: { items } }: PartProps) {
  const isSteps = items.every(({ scene }) => scene !== undefined);
  const pictured = items.filter(({ feature, scene }) => feature ?? scene);
  const others = items.filter(({ feature, scene }) => !feature && !scene);
  return (
    <div
      className={cx(
        "mt-10 grid gap-10",
        pictured.length === 1
          ? "lg:grid-cols-2 lg:items-center lg:[&>dl]:grid-cols-1"
          : "md:max-lg:[&>ol]:grid-cols-2",
      )}
    >
      <ol className={cx("grid gap-4", wideColumns(pictured.length, isSteps ? 2 : 3))}>
        {pictured.map(({ title, text, feature, scene }) => (
          <li
            key={title}
            className="grid grid-rows-[auto_1fr] overflow-hidden rounded-stone border border-line bg-raised"
          >
            {scene && (
              <div className="min-h-76 bg-accent">
                <SceneWindow scene={scene} />
              </div>
            )}
            {feature && (
              <FeaturePicture feature={feature} className="aspect-4/3 w-full bg-figure" />
            )}
            <div className="border-t border-rim p-6">
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 max-w-140 text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Points
        items={others}
        as="dl"
        className="grid gap-x-10 gap-y-8 empty:hidden md:grid-cols-2"
        titleClassName="font-medium"
      />
    </div>
  );
}

/** A headline with its points. */
export function Part({ part }: PartProps) {
  const { id, ground = "plain", title, lead, items } = part;
  const { head, list, ...points } = looks[ground];
  const isPictured = items.some(({ feature, scene }) => feature ?? scene);
  return (
    <section id={id} className={grounds[ground]}>
      {isPictured ? (
        <Page>
          <h2 className="text-heading">{title}</h2>
          {lead !== undefined && <p className="mt-4 max-w-prose text-lead">{lead}</p>}
          <PicturedPoints part={part} />
        </Page>
      ) : (
        <Page className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
          <div className={head}>
            <h2 className="text-heading">{title}</h2>
            {lead !== undefined && <p className="mt-4 text-lead">{lead}</p>}
          </div>
          <Points items={items} as="dl" className={list} {...points} />
        </Page>
      )}
    </section>
  );
}
