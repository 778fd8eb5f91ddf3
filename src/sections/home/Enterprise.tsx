import type { Content } from "#content/collections.ts";
import { Band, BandHead, Points } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";

type Words = Content<"home">["enterprise"];
type Access = Words["access"];

/** Whether a role may do something: a check mark, the words for approval, or a dash. */
const Answer = ({ may, asks }: { may: Access["roles"][number]["may"][number]; asks: string }) => {
  switch (may) {
    case "yes":
      return <Icon name="check" className="size-4 text-moss" />;
    case "ask":
      return (
        <span className="rounded-full bg-persimmon-soft px-1.5 py-0.5 text-micro whitespace-nowrap">
          {asks}
        </span>
      );
    case "no":
      return <span className="h-0.5 w-3 rounded-full bg-figure-line" />;
  }
};

/** The picture of a window with a heading. */
const pane = "rounded-stone border border-rim shadow-panel";
const bar =
  "flex items-baseline justify-between gap-4 border-b border-figure-line px-5 py-3 text-small sm:px-7";

/** The columns of the picture's table: a role, then what it may do; three of these on phones. */
const row =
  "grid grid-cols-[6rem_repeat(3,minmax(min-content,1fr))] items-center gap-x-1 px-4 sm:grid-cols-[7rem_repeat(5,minmax(0,1fr))] sm:px-5 xl:gap-x-3 xl:px-7 *:nth-[n+5]:max-sm:hidden";

/** Roles with their permissions, and a log that lies over the window's lower edge. */
function AccessPicture({ access }: { access: Access }) {
  const { can, roles, asks, events } = access;
  return (
    <div role="img" aria-label={access.picture} data-theme="dark" className="text-ink tabular-nums">
      <div aria-hidden="true">
        <div className={cx(pane, "overflow-hidden bg-figure pb-10")}>
          <p className={bar}>
            <b className="font-medium">{access.title}</b>
            <span className="text-ink-muted">{access.note}</span>
          </p>
          <div className={cx(row, "border-b border-figure-line py-2 text-micro text-ink-muted")}>
            <span />
            {can.map((what) => (
              <span key={what} className="text-center break-normal lg:max-xl:px-2">
                {what}
              </span>
            ))}
          </div>
          {roles.map(({ name, may }) => (
            <div
              key={name}
              className={cx(
                row,
                "border-b border-figure-line py-3 last:border-0 even:bg-figure-sunken/60",
              )}
            >
              <span className="font-display text-lead font-medium">{name}</span>
              {may.map((answer, i) => (
                <span key={can[i]} className="grid h-6 place-items-center">
                  <Answer may={answer} asks={asks} />
                </span>
              ))}
            </div>
          ))}
        </div>
        <div className={cx(pane, "relative -mt-8 bg-figure-raised sm:mr-12 lg:-ml-6")}>
          <p className={bar}>
            <b className="font-medium">{access.log}</b>
          </p>
          <ul className="px-5 py-2 text-small sm:px-7">
            {events.map(({ when, who, what, how }) => (
              <li
                key={when}
                className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 border-b border-figure-line py-2 last:border-0 sm:grid-cols-[5rem_minmax(0,1fr)_auto]"
              >
                <span className="text-ink-muted">{when}</span>
                <span>
                  <b className="font-medium">{who}</b> {what}
                </span>
                <span className="text-ink-muted max-sm:col-start-2">{how}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

/** Answers for a security review, on a dark ground, next to a picture of roles and their log. */
export const Enterprise = ({ enterprise }: { enterprise: Words }) => (
  <Band
    ground="night"
    className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center"
  >
    <BandHead title={enterprise.title} lead={enterprise.lead} width="form" />
    <AccessPicture access={enterprise.access} />
    <Points
      items={enterprise.items}
      as="dl"
      className="grid grid-cols-2 gap-x-5 gap-y-8 sm:gap-x-10 lg:col-span-full lg:grid-cols-4"
      itemClassName="border-t border-night-line pt-4"
      titleClassName="font-display text-lead font-medium"
      textClassName="mt-1"
    />
  </Band>
);
