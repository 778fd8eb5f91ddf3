import { featureIds } from "#model/features.ts";
import { stageIds } from "#model/home.ts";
import { FeatureFile } from "#pictures/features/index.tsx";
import { StagePicture } from "#pictures/stages/index.tsx";
import { State } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

export default {
  title: "Feature and stage pictures",
  use: "One for each of the platform’s thirty features and the four stages of RevenueOS, drawn in SVG from one set of parts. A feature’s picture is a file of its own that a page shows through a use element, so it follows the theme switch and is fetched when it is shown.",
  source: "src/pictures/features/index.tsx",
  wide: true,
  show: () => (
    <div className="grid gap-8 md:grid-cols-2 lg:grid-cols-3">
      {featureIds.map((feature) => (
        <State key={feature} name={feature}>
          <FeatureFile feature={feature} />
        </State>
      ))}
      {stageIds.map((stage) => (
        <State key={stage} name={stage}>
          <svg viewBox="0 0 640 480">
            <StagePicture stage={stage} />
          </svg>
        </State>
      ))}
    </div>
  ),
} satisfies Specimen;
