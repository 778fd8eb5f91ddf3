import { Swatch } from "../../Swatch.tsx";
import { purposes } from "../../color-use.ts";
import { colorRoles } from "../../colors.ts";
import type { Specimen } from "../../specimen.ts";
import tokens from "../../../styles/tokens.css?raw";

const roles = colorRoles(tokens);
/** A ground is shown under a stone of ink, everything else as a stone on the ground. */
const grounds = [
  "ground",
  "raised",
  "sunken",
  "inverse",
  "moss-soft",
  "persimmon-soft",
  "clay-soft",
];
const inks: Readonly<Record<string, string>> = {
  inverse: "on-inverse",
  "moss-soft": "moss",
  "persimmon-soft": "persimmon",
  "clay-soft": "clay",
};

export default {
  title: "Colour",
  use: "A role, never a hue: each has a value for the day garden and one for the night garden. Ground and ink do the work; one accent leads in a section.",
  source: "src/styles/tokens.css",
  show: (_, theme) => (
    <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {roles.map((role) => {
        const isGround = grounds.includes(role.name);
        return (
          <li key={role.name} className="flex items-center gap-4">
            <Swatch
              stone={isGround ? (inks[role.name] ?? "ink") : role.name}
              ground={isGround ? role.name : role.name === "on-inverse" ? "inverse" : "ground"}
              className="size-16 shrink-0 border border-line"
            />
            <div className="min-w-0">
              <p className="font-medium">{role.name}</p>
              <p className="text-small text-ink-muted">{purposes[role.name]}</p>
              <p className="kit-note">{role[theme]}</p>
            </div>
          </li>
        );
      })}
    </ul>
  ),
} satisfies Specimen;
