import type { Content } from "#content/collections.ts";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { Band, BandHead, Points } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";

type Section = Content<"connections">["keeps"];

const stones = [
  { cx: 380, cy: 230, rx: 298, ry: 154, squareness: 3 },
  { cx: 980, cy: 230, rx: 196, ry: 120, squareness: 3 },
];

/** A pebble before each item. */
const itemClasses =
  "relative pl-5 before:absolute before:top-2.5 before:left-0 before:h-1.5 before:w-2.25 before:rounded-[46%_54%_52%_48%/58%_50%_50%_42%] before:bg-current before:opacity-50";

function Side({ side, className }: { side: Section["yours"]; className: string }) {
  return (
    <div className={cx("min-w-0 rounded-stone px-8 py-7 lg:place-self-center", className)}>
      <h3 className="text-title">{side.title}</h3>
      <ul className="mt-3 grid gap-2">
        {side.items.map((item) => (
          <li key={item} className={itemClasses}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who keeps which data, as two stones of different sizes. */
export function Responsibilities({ keeps }: { keeps: Section }) {
  return (
    <Band>
      <BandHead title={keeps.title} lead={keeps.lead} />
      <div className="mt-10 grid gap-6 lg:relative lg:isolate lg:min-h-120 lg:grid-cols-[63.333%_1fr] lg:items-center lg:gap-0">
        <RakedGround
          viewBox={[0, 0, 1200, 460]}
          stones={stones}
          gap={18}
          fit="stretch"
          className="hidden lg:absolute lg:inset-0 lg:-z-1 lg:block lg:size-full lg:mask-[linear-gradient(90deg,transparent,black_10%_90%,transparent),linear-gradient(transparent,black_16%_84%,transparent)] lg:mask-intersect lg:text-line-strong lg:opacity-60"
        />
        <p className="sr-only">{keeps.picture}</p>
        <Side
          side={keeps.yours}
          className="bg-moss-soft lg:w-[72%] lg:rounded-[22%_24%_21%_25%/38%_34%_40%_36%] lg:px-14 lg:py-12"
        />
        <Side
          side={keeps.ours}
          className="bg-sunken text-small/body lg:w-[82%] lg:rounded-[25%_22%_26%_23%/36%_40%_34%_38%] lg:px-9 lg:py-8"
        />
      </div>
    </Band>
  );
}

/** Rules of access that hold for every database, in order. */
export function AccessRules({ doors }: { doors: Content<"connections">["doors"] }) {
  return (
    <Band ground="night" className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <BandHead title={doors.title} lead={doors.lead} width="full" />
      </div>
      <Points
        items={doors.items}
        as="ol"
        className="lg:col-span-8"
        itemClassName="grid [counter-increment:list-item] grid-cols-[3rem_minmax(0,1fr)] border-t border-night-line py-6 before:row-span-2 before:font-display before:text-title before:content-[counter(list-item)] xl:nth-2:ml-10 xl:nth-3:ml-20 xl:nth-4:ml-30"
        textClassName="mt-2 max-w-prose"
      />
    </Band>
  );
}
