import { Icon } from "#ui/Icon.tsx";
import { Swatch } from "../../Swatch.tsx";
import { meetings, needed } from "../../color-use.ts";
import { colorRoles, contrast, ratio } from "../../colors.ts";
import type { Specimen, Theme } from "../../specimen.ts";
import tokens from "../../../styles/tokens.css?raw";

const roles = colorRoles(tokens);
const colorOf = (name: string, theme: Theme) =>
  roles.find((role) => role.name === name)?.[theme] ?? "";

interface PairProps {
  ink: string;
  ground: string;
  theme: Theme;
  /** The least ratio that the pair needs. */
  needs: number;
}

/** A pair that meets on the site, with its ratio and whether that is enough. */
function Pair({ ink, ground, theme, needs }: PairProps) {
  const value = contrast(colorOf(ink, theme), colorOf(ground, theme));
  const enough = value >= needs;
  return (
    <dd className="flex w-full items-center gap-3">
      <Swatch stone={ink} ground={ground} className="size-11 shrink-0 border border-line" />
      <div className="min-w-0">
        <p className="flex items-center gap-1.5 tabular-nums">
          {ratio(value)}
          <Icon name={enough ? "check" : "alert"} className="size-3.5 shrink-0" />
        </p>
        <p className="kit-note">
          {ground}
          {!enough && <span className="block text-persimmon">below {needs}</span>}
        </p>
      </div>
    </dd>
  );
}

export default {
  title: "Contrast",
  use: "Computed from the tokens for every pair that meets on the site: 4.5 for words, 3 for signs, edges and the ring (WCAG 1.4.3, 1.4.11). A pair that is not here is not used.",
  source: "src/styles/tokens.css",
  show: (_, theme) => (
    <dl>
      {meetings.map((meeting) => (
        <div
          key={meeting.ink}
          className="grid grid-cols-2 gap-4 border-t border-line py-4 first:border-0 sm:grid-cols-4"
        >
          <dt className="col-span-2 font-medium sm:col-span-1 sm:row-span-2">{meeting.ink}</dt>
          {roles.map(({ name: ground }) => {
            const needs = needed(meeting, ground);
            return (
              needs !== undefined && (
                <Pair key={ground} ink={meeting.ink} {...{ ground, theme, needs }} />
              )
            );
          })}
        </div>
      ))}
    </dl>
  ),
} satisfies Specimen;
