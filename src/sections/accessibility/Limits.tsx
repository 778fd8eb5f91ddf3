import type { Content } from "#content/collections.ts";
import { seeded } from "#lib/random/seeded.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { LinkRow } from "#sections/shared/links.tsx";

/** A boulder tied crosswise with a cord, which marks a closed path in a garden; no two are alike. Decoration. */
function TiedStone({ seed }: { seed: string }) {
  const random = seeded(seed);
  const about = (base: number, spread: number) => (base + (random() - 0.5) * spread).toFixed(1);
  const [x, y] = [about(30, 8), about(25, 4)];
  const stone = `M4 ${about(29, 4)}C3 ${about(16, 5)} ${about(16, 5)} 8 ${about(31, 5)} 8S56 ${about(17, 5)} 56 ${about(29, 4)}C56 41 47 44 30 44S5 41 4 29z`;
  const strand = (off: number) =>
    `M${String(31 + off)} 9Q${String(Number(x) + off + 2)} 17 ${String(Number(x) + off)} ${y}T${String(30 + off)} 44` +
    `M5 ${String(28 + off)}Q17 ${String(Number(y) + off + 3)} ${x} ${String(Number(y) + off)}T55 ${String(29 + off)}`;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 60 48"
      className="row-span-2 w-18 fill-clay-soft stroke-line-strong"
    >
      <path d={stone} />
      <path
        d={`${strand(-1.6)}${strand(1.6)}M${x} ${y}l-5-6m5 6l6-5`}
        className="fill-none stroke-current stroke-[1.6]"
        strokeLinecap="round"
      />
      <circle cx={x} cy={y} r="3.4" className="fill-current stroke-none" />
    </svg>
  );
}

/** Known limits. */
export function Limits({ limits }: { limits: Content<"accessibility">["limits"] }) {
  return (
    <Band id="limits" ground="sunken" className="grid gap-x-20 gap-y-12 lg:grid-cols-4-8">
      <div>
        <BandHead title={limits.title} lead={limits.lead} width="full" />
      </div>
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {limits.items.map(({ title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-5 gap-y-1.5"
          >
            <TiedStone seed={title} />
            <h3 className="text-title">{title}</h3>
            <p className="col-2 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

interface ReportBarrierProps {
  barrier: Content<"accessibility">["barrier"];
  /** The contact address for visitors. */
  email: string;
}

/** Where to report a barrier, in large type, and the date of the statement. */
export function ReportBarrier({ barrier, email }: ReportBarrierProps) {
  return (
    <Band id="barrier" ground="night" className="grid gap-x-20 gap-y-10 lg:grid-cols-8-4">
      <div>
        <h2 className="text-heading">{barrier.title}</h2>
        <p className="my-6 font-display text-[min(var(--text-heading),6.4vw)]/[1.15] wrap-anywhere">
          <a
            href={`mailto:${email}`}
            className="underline decoration-1 underline-offset-[18%] hover:decoration-2"
          >
            {email}
          </a>
        </p>
        <p className="max-w-form text-lead">{barrier.text}</p>
      </div>
      <div>
        <h3 className="text-title">{barrier.pointsTitle}</h3>
        <ul className="mt-4 grid gap-3">
          {barrier.points.map((point) => (
            <li key={point} className="border-l-3 border-double border-night-line pl-5">
              {point}
            </li>
          ))}
        </ul>
      </div>
      <LinkRow links={barrier.links} />
      <p className="self-center text-small/body">
        {barrier.updatedLabel} <time dateTime={barrier.updated.iso}>{barrier.updated.shown}</time>
      </p>
    </Band>
  );
}
