import { HeroScene } from "#pictures/scenes/index.tsx";
import { State } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

export default {
  title: "Scenes",
  use: "The product at work, drawn from parts and from figures that add up. To assistive technology each is one image with its text.",
  source: "src/pictures/scenes/index.tsx",
  show: ({ home, scenes }) => (
    <div className="grid gap-8">
      {home.hero.features.map(({ id, label, picture }) => (
        <State key={id} name={label}>
          <HeroScene feature={id} alt={picture} words={scenes} />
        </State>
      ))}
    </div>
  ),
} satisfies Specimen;
