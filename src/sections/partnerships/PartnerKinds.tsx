import type { Content } from "#content/collections.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { OnwardLink } from "#sections/shared/links.tsx";
import type { PartnerKind } from "./schema.ts";

/** Each row is a step further to the right than the one above it. */
const row =
  "grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4 max-md:items-center md:grid-cols-[9rem_minmax(0,1fr)] md:gap-10 lg:grid-cols-[11rem_minmax(0,43rem)] lg:nth-2:ml-[12.5%] lg:nth-3:ml-[25%]";

function Term({ name, text }: { name: string; text: string }) {
  return (
    <div className="grid grid-cols-1 gap-x-6 border-t border-line py-3 md:grid-cols-[7.5rem_minmax(0,1fr)]">
      <dt className="text-small leading-[1.9] font-medium text-ink-muted">{name}</dt>
      <dd className="max-w-140">{text}</dd>
    </div>
  );
}

/** Three kinds of partner, each with a drawing of a graft. */
export function PartnerKinds({ kinds }: { kinds: Content<"partnerships">["kinds"] }) {
  return (
    <Band ground="sunken">
      <BandHead title={kinds.title} lead={kinds.lead} />
      <ul className="mt-12 grid gap-14">
        {kinds.items.map(({ id, name, line, cut, give, get, holds, link }) => (
          <li key={id} className={row}>
            <KindPicture kind={id} label={cut} />
            <div className="max-md:contents">
              <div>
                <h3 className="text-title">{name}</h3>
                <p className="mt-1">{line}</p>
              </div>
              <div className="max-md:col-span-2">
                <dl className="md:mt-5">
                  <Term name={kinds.give} text={give} />
                  <Term name={kinds.get} text={get} />
                  <Term name={kinds.holds} text={holds} />
                </dl>
                <OnwardLink link={link} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Three grafting cuts, in a box of 160 by 200: the stem, the inserted part, the grain of both, and the binding. */
const cuts: Readonly<Record<PartnerKind, Record<"root" | "branch" | "grain" | "tape", string>>> = {
  agency: {
    root: "M48 200V92L80 150L112 92V200z",
    branch: "M80 150L48 92V0H112V92z",
    grain:
      "M58 200V124M69 200V142M91 200V142M102 200V124M58 0V98M69 0V118M80 0V134M91 0V118M102 0V98",
    tape: "M42 104q38 10 76 0M42 120q38 10 76 0M42 136q38 10 76 0",
  },
  technology: {
    root: "M44 0H116V200H44z",
    branch:
      "M80 62C98 72 100 104 80 142C60 104 62 72 80 62zM80 98c24-4 34-20 38-40-24 2-36 16-38 40z",
    grain: "M54 0V200M64 0V64M64 140V200M96 0V56M96 140V200M106 0V40M106 66V200M75 84q-6 20 4 44",
    tape: "M38 66q12 5 24 6M98 74q12-1 24-5M38 148q42 10 84 0",
  },
  expert: {
    root: "M50 200V138L110 78V200z",
    branch: "M50 126L110 66V0H50z",
    grain: "M61 200V134M72 200V123M84 200V111M98 200V97M61 0V110M72 0V99M84 0V87M98 0V73",
    tape: "M44 86q36 10 72 0M44 104q36 10 72 0M44 122q36 10 72 0",
  },
};

/** The cut for a kind of partner. */
function KindPicture({ kind, label }: { kind: PartnerKind; label: string }) {
  const { root, branch, grain, tape } = cuts[kind];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 160 200"
      preserveAspectRatio="xMidYMid slice"
      className="h-32 w-16 mask-[linear-gradient(transparent,black_22%_78%,transparent)] fill-none stroke-2 md:h-auto md:w-full"
      strokeLinejoin="round"
    >
      <path d={root} className="fill-ground stroke-ink" />
      <path d={branch} className="fill-moss-soft stroke-moss" />
      <path d={grain} className="stroke-ink/55 stroke-1" />
      <path d={tape} className="stroke-ink stroke-4" strokeLinecap="round" />
    </svg>
  );
}
