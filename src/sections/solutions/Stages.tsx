import type { Content } from "#content/collections.ts";
import { Band } from "#sections/shared/Band.tsx";
import { SandBank } from "#sections/shared/Closing.tsx";
import { cx } from "#ui/cx.ts";
import { TextLink } from "#ui/TextLink.tsx";
import { cone, leaf, petals, plantClasses } from "./botany.ts";

type Words = Content<"solutions">["stages"];

/** Two leaves on a short stem. */
const Seedling = ({ label }: { label: string }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox="0 120 240 140"
    className="block w-full max-w-60 fill-none stroke-round"
  >
    <path className="stroke-moss stroke-3" d="M120 260C118 230 124 210 120 186" />
    <path
      className={plantClasses.leaf}
      d={leaf({ x: 120, y: 190, turn: 58 }, 84, 26) + leaf({ x: 120, y: 192, turn: -52 }, 76, 24)}
    />
  </svg>
);

/** Nine flowers, each a little different in height, on stems that meet in the ground. */
const clump = [60, 128, 196, 262, 330, 398, 466, 532, 600].map((x, i) => ({
  x,
  y: 70 + ((i * 53) % 64),
  size: 40 + ((i * 17) % 14),
}));

const Clump = ({ label }: { label: string }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox="0 0 660 260"
    className="block w-full fill-none stroke-round"
  >
    <path
      className="stroke-moss stroke-3"
      d={clump
        .map(
          ({ x, y }) =>
            `M${330 + (x - 330) * 0.28} 260C${330 + (x - 330) * 0.5} 190 ${x} 180 ${x} ${y}`,
        )
        .join("")}
    />
    <path
      className={plantClasses.leaf}
      d={clump
        .map(({ x }, i) =>
          leaf(
            { x: 330 + (x - 330) * 0.34, y: 246, turn: (x - 330) / 5 },
            66 + ((i * 13) % 24),
            15,
          ),
        )
        .join("")}
    />
    <path
      className={plantClasses.petals}
      d={clump.map(({ x, y, size }) => petals(x, y, size, 9)).join("")}
    />
    <path
      className={plantClasses.cone}
      d={clump.map(({ x, y, size }) => cone(x, y, size)).join("")}
    />
  </svg>
);

/** The ground below the plants, as wide as the window. */
const earth =
  "relative mx-[calc(50%-50vw)] self-stretch border-t-3 border-clay bg-linear-to-b from-clay-soft to-soil px-[calc(50vw-50%)]";

/** By company size: a seedling and a large plant. A size without a page is left out. */
export function Stages({ stages }: { stages: Words }) {
  const sizes = [
    { ...stages.small, size: "small", Drawing: Seedling, href: stages.small.link.href },
    { ...stages.large, size: "large", Drawing: Clump, href: stages.large.link.href },
  ];
  return (
    <Band ground="sunken" section="pt-section">
      <h2 className="text-heading">{stages.title}</h2>
      <div className="mt-10 grid grid-cols-1 gap-x-20 md:grid-cols-[minmax(0,4fr)_minmax(0,11fr)] md:grid-rows-[auto_auto]">
        <div className={cx(earth, "row-start-2 max-md:hidden md:col-span-full")} />
        {sizes.map(({ size, Drawing, picture, title, text, link, href }) => (
          <div
            key={size}
            className="grid items-end md:row-span-2 md:row-start-1 md:grid-rows-subgrid md:nth-2:col-start-1 md:nth-3:col-start-2"
          >
            <Drawing label={picture} />
            <div
              className={cx(
                earth,
                "pt-7 pb-10 md:mx-0 md:border-0 md:bg-none md:px-0 lg:pt-10 lg:pb-20",
              )}
            >
              <h3 className="text-title">{title}</h3>
              <p className="mt-2">{text}</p>
              <TextLink look="onward" href={href.href} className="mt-3">
                {link.label}
              </TextLink>
            </div>
          </div>
        ))}
      </div>
    </Band>
  );
}

/** Other questions, each with a link to the page that answers it. */
export const OtherPages = ({ other }: { other: Content<"solutions">["other"] }) => (
  <SandBank scene="gate" tall>
    <h2 className="text-heading">{other.title}</h2>
    <ul className="mt-8">
      {other.items.map(({ question, label, href }) => (
        <li
          key={label}
          className="grid gap-x-8 gap-y-1 border-t border-clay/40 py-3.5 text-lead/body md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-baseline"
        >
          <span className="font-display text-balance italic">{question}</span>
          <TextLink look="onward" href={href.href}>
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  </SandBank>
);
