import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { mailTo, Sample } from "#sections/shared/parts.tsx";
import { Band, Lines } from "#sections/shared/Band.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";

type RakePattern = Content<"careers">["roles"]["list"][number]["pattern"];

/** All open roles, the first one unfolded. When there are none, a note and an email link. */
export function Roles({
  roles,
  email,
}: Pick<Content<"careers">, "roles"> & Pick<Content<"careers">["apply"], "email">) {
  const { empty, list } = roles;
  return (
    <Band id="roles" ground="sunken">
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-heading">
        {roles.title}
        <Sample when={roles.sample && list.length > 0} />
      </h2>
      {list.length === 0 ? (
        <div className="mt-8 rounded-stone bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_0.0625rem,var(--color-ground)_0.0625rem_0.625rem)] px-6 py-8">
          <div className="grid justify-items-start gap-4 bg-ground">
            <h3 className="text-title">{empty.title}</h3>
            <p className="max-w-168">{empty.text}</p>
            <ButtonLink tone="secondary" href={mailTo(email, empty.subject)}>
              {empty.apply}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <>
          <p className="mt-4 max-w-prose text-lead">{roles.lead}</p>
          <div className="mt-10">
            {list.map((role, i) => (
              <Role key={role.id} role={role} words={roles} email={email} open={i === 0} />
            ))}
          </div>
        </>
      )}
    </Band>
  );
}

interface RoleProps {
  role: Content<"careers">["roles"]["list"][number];
  words: Content<"careers">["roles"];
  email: Content<"careers">["apply"]["email"];
  open: boolean;
}

const summary =
  "group/summary grid cursor-pointer list-none grid-cols-[3.5rem_minmax(0,1fr)_1.5rem] items-center gap-x-4 gap-y-0.5 py-5 lg:grid-cols-[6rem_minmax(0,7fr)_minmax(0,4fr)_1.5rem] lg:gap-x-8 [&::-webkit-details-marker]:hidden";
const heading = "font-display text-title tracking-tight";

/** A role as a garden bed: its name and place; when open, its first month, the requirements and how we choose. */
const Role = ({ role, words, email, open }: RoleProps) => (
  <details
    name="role"
    id={`role-${role.id}`}
    open={open}
    className="group border-t border-line last:border-b"
  >
    <summary className={summary}>
      <RolePicture pattern={role.pattern} />
      <h3 className="text-heading decoration-1 underline-offset-6 group-hover/summary:underline lg:self-end">
        {role.title}
      </h3>
      <span className="col-2 text-lead/body lg:self-start">{role.line}</span>
      <span className="col-2 text-small/body lg:col-3 lg:row-[1/span_2]">
        {role.where}
        <span className="block text-ink-muted">{role.hours}</span>
      </span>
      <Icon
        name="down"
        className="col-[-2] row-1 w-5 transition-[rotate] duration-move group-open:rotate-180 lg:row-[1/span_2]"
      />
    </summary>
    <div className="grid grid-cols-1 gap-8 pt-2 pb-10 lg:ml-32 lg:grid-cols-7-4 lg:pr-14">
      <div>
        <h4 className={heading}>{words.month}</h4>
        {/* A week of the first month. */}
        <Lines
          items={role.month}
          as="ol"
          className="mt-3 [counter-reset:week]"
          itemClassName="relative border-t border-line py-3 pl-12 [counter-increment:week] before:absolute before:left-0 before:font-display before:text-title before:text-clay before:content-[counter(week)]"
        />
      </div>
      <div className="grid content-start justify-items-start gap-2">
        <h4 className={heading}>{words.ask}</h4>
        <Lines items={role.ask} className="list-disc pl-4.5" />
        <h4 className={cx("mt-4", heading)}>{words.choose}</h4>
        <p>{role.choose}</p>
        <p>
          <b>{words.pay}</b> {role.pay}
        </p>
        <ButtonLink
          tone="secondary"
          className="mt-3 max-w-full whitespace-normal"
          href={mailTo(email, interpolate(words.subject, { role: role.title }))}
          aria-label={`${words.apply}: ${role.title}`}
        >
          {words.apply}
        </ButtonLink>
      </div>
    </div>
  </details>
);

const rows = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** A quarter of rings around one corner, from the inside outward. */
const arcs = (x: number, y: number) =>
  rows(6, (i) => {
    const r = 10 + i * 12;
    return `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`;
  });

/** Path data of the traditional patterns in a box of 120 units. */
const patterns: Readonly<Record<RakePattern, string>> = {
  straight: rows(10, (i) => `M0 ${6 + i * 12}H120`),
  waves: rows(11, (i) => `M-10 ${i * 12}q17.500 -16 35 0t35 0 35 0 35 0`),
  rings: arcs(60, 120) + arcs(-12, 72) + arcs(132, 72),
  checks: rows(16, (i) => {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    const [x, y] = [column * 30, row * 30];
    const isAcross = (column + row) % 2 === 0;
    return [5, 15, 25]
      .map((at) => (isAcross ? `M${x} ${y + at}h30` : `M${x + at} ${y}v30`))
      .join("");
  }),
};

/** The raked pattern of a role. Decoration. */
const RolePicture = ({ pattern }: { pattern: RakePattern }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 120 120"
    className="row-[1/span_3] w-full self-start rounded-medium bg-raised fill-none stroke-clay lg:row-[1/span_2] lg:self-center"
  >
    <path className="stroke-fixed" d={patterns[pattern]} />
  </svg>
);
