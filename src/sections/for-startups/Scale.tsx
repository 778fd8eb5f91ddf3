import type { Content } from "#content/collections.ts";
import { Signup } from "#sections/shared/Closing.tsx";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { BandHead } from "#sections/shared/Band.tsx";
import { Page } from "#ui/Page.tsx";
import { Table } from "#ui/Table.tsx";

interface ScaleProps {
  scale: Content<"forStartups">["scale"];
}

/** The end of the root, which spreads into the water below. */
function Spread() {
  const ends = Array.from({ length: 15 }, (_, i) => {
    const x = 20 + i * 68.5;
    const bend = 60 + ((i * 37) % 40);
    return `M500 0C500 ${bend} ${(500 + x) / 2} ${bend - 20} ${x} 140`;
  });
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 140"
      preserveAspectRatio="none"
      strokeLinecap="round"
      className="mx-auto block h-[clamp(4rem,12vw,9rem)] w-[min(100%,75rem)] fill-none stroke-clay"
    >
      <path d={ends.join("")} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Scale Without Stress: the limits of the next plans, and the sign-up field. */
export function Scale({ scale }: ScaleProps) {
  const { caption, plan, columns, rows } = scale;
  return (
    <section className="overflow-x-clip pb-section">
      <Spread />
      <Page className="grid grid-cols-1 gap-x-20 gap-y-12 pt-12 lg:grid-cols-7-5">
        <div>
          <BandHead title={scale.title} lead={scale.lead} />
          <div className="mt-8">
            <Table
              caption={caption}
              columns={[plan, ...columns]}
              rows={rows.map(({ name, cells }) => [name, ...cells] as const)}
            />
          </div>
        </div>
        <div className="max-w-form">
          <Signup page="startups" words={scale.signup} />
          <OnwardLinks links={scale.links} stacked />
        </div>
      </Page>
    </section>
  );
}
