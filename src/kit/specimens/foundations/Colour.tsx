import { Swatch } from "../../Swatch.tsx";
import { purposes } from "../../color-use.ts";
import { colorRoles } from "../../colors.ts";
import type { Specimen } from "../../specimen.ts";
import tokens from "../../../styles/tokens.css?raw";

const roles = colorRoles(tokens);
export default {
  title: "Colour",
  use: "A role, never a hue: each has a value for the day garden and one for the night garden. Ground and ink do the work; one accent leads in a section.",
  source: "src/styles/tokens.css",
  show: (_, theme) => (
    <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {roles.map((role) => {
        const { what, under, on = "ground" } = purposes[role.name] ?? { what: "" };
        return (
          <li key={role.name} className="flex items-center gap-4">
            <Swatch
              stone={under ?? role.name}
              ground={under === undefined ? on : role.name}
              className="size-16 shrink-0 border border-line"
            />
            <div className="min-w-0">
              <p className="font-medium">{role.name}</p>
              <p className="text-small text-ink-muted">{what}</p>
              <p className="kit-note">{role[theme]}</p>
            </div>
          </li>
        );
      })}
    </ul>
  ),
} satisfies Specimen;
