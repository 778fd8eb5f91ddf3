import { Icon } from "#ui/Icon.tsx";
import { Table } from "#ui/Table.tsx";
import { Swatch } from "../../Swatch.tsx";
import { meetings, needed } from "../../color-use.ts";
import { colorRoles, contrast, ratio } from "../../colors.ts";
import type { Specimen, Theme } from "../../specimen.ts";
import tokens from "../../../styles/tokens.css?raw";

const roles = colorRoles(tokens);
const grounds = [
  "ground",
  "raised",
  "sunken",
  "moss-soft",
  "persimmon-soft",
  "clay-soft",
  "inverse",
];

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
  return (
    <span className="inline-grid justify-items-start gap-1">
      <Swatch stone={ink} ground={ground} />
      <span className="flex items-center gap-1 text-micro">
        {ratio(value)}
        <Icon name={value >= needs ? "check" : "alert"} className="size-3" />
        {value < needs && <span className="sr-only">too low</span>}
      </span>
    </span>
  );
}

export default {
  title: "Contrast",
  use: "Computed from the tokens, for the pairs that meet on the site: 4.5 for words, 3 for edges and the focus ring (WCAG 1.4.3, 1.4.11). An empty place is a pair that must not be used.",
  source: "src/styles/tokens.css",
  show: (_, theme) => (
    <Table
      caption="Contrast of colour roles"
      columns={["On", ...grounds]}
      rows={meetings.map((meeting) => [
        meeting.ink,
        ...grounds.map((ground) => {
          const needs = needed(meeting, ground);
          return needs === undefined ? null : (
            <Pair ink={meeting.ink} {...{ ground, theme, needs }} />
          );
        }),
      ])}
    />
  ),
} satisfies Specimen;
