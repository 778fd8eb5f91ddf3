/** The end of a page: the trial and further links. */
import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { Bank } from "#illustrations/Bank.tsx";
import type { Scene } from "#illustrations/rake/bank.ts";
import { StartTrial } from "#sections/shared/parts.tsx";
import { Page } from "#ui/Page.tsx";
import { cx } from "#ui/cx.ts";

/** Falls on the sand from the upper left of the stones. */
const light =
  "bg-[radial-gradient(80%_130%_at_55%_0%,light-dark(color-mix(in_oklab,var(--color-on-night)_80%,transparent),color-mix(in_oklab,var(--color-on-night)_14%,transparent)),transparent_75%)]";

/** A scene's ground. The lantern's is a night in both themes. */
const grounds: Record<Scene, string> = {
  stones: "bg-clay-soft",
  gate: "bg-moss-soft",
  lantern: "bg-night",
  rake: "bg-clay-soft",
};

interface SandBankProps {
  scene: Scene;
  /** For more words than a headline, a lead and the trial. */
  tall?: boolean;
  children: ReactNode;
}

/** A full-width bank of raked sand with a scene in it, and room for words in front of it. */
export const SandBank = ({ scene, tall, children }: SandBankProps) => (
  <section
    data-theme={scene === "lantern" ? "dark" : undefined}
    className={cx("relative isolate overflow-clip text-ink", light, grounds[scene])}
  >
    <Bank
      scene={scene}
      words={tall ? "tall" : "usual"}
      className="inset-y-0 left-0 h-full w-[max(100%,66rem)] max-lg:hidden"
    />
    {/* Below the words in a narrow window, where the lines have only the stones to part around. */}
    <Bank
      scene={scene}
      className={cx(
        "right-0 bottom-0 h-80 w-[max(100%,50rem)] lg:hidden",
        // Its handle reaches out of the picture.
        scene === "rake" && "mask-[linear-gradient(transparent,black_14%)]",
      )}
    />
    <Page className="grid content-center py-section max-lg:pb-80 lg:min-h-120">
      <div className="max-w-144">{children}</div>
    </Page>
  </section>
);

interface ClosingProps extends Pick<Content<"queries">, "closing"> {
  scene: Scene;
}

/** A headline, a lead, the trial, and where else to go. */
export function Closing({ closing, scene }: ClosingProps) {
  const { title, lead, ...trial } = closing;
  return (
    <SandBank scene={scene}>
      <h2 className="text-[clamp(2.25rem,4.6vw,4rem)]/[1.1] tracking-display">{title}</h2>
      <p className="mt-3 mb-6 text-lead text-balance">{lead}</p>
      <StartTrial {...trial} />
    </SandBank>
  );
}
