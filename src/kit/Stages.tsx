import { Icon } from "#ui/Icon.tsx";
import { face } from "./faces.ts";
import { type KitContent, type Theme, themes } from "./specimen.ts";
import type { Numbered } from "./specimens.ts";

interface StagesProps {
  specimen: Numbered;
  content: KitContent;
}

const signs = { light: "sun", dark: "moon" } as const satisfies Record<Theme, string>;

/** A specimen by day and by night. */
export function Stages({ specimen, content }: StagesProps) {
  return (
    <div className={specimen.wide ? "grid gap-4" : "grid gap-4 lg:grid-cols-2"}>
      {themes.map(({ id, label }) => (
        <div key={id} data-theme={id} className="kit-stage">
          <p className="kit-note flex items-center gap-2 p-4">
            <Icon name={signs[id]} className="size-3.5" />
            {label}
          </p>
          <div
            className={specimen.bare ? undefined : "px-5 pt-2 pb-8 sm:px-8"}
            dangerouslySetInnerHTML={{
              __html: face(specimen.show(content, id), `${specimen.id}-${id}`),
            }}
          />
        </div>
      ))}
    </div>
  );
}
