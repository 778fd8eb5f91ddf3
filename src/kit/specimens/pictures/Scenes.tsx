import { HeroScene } from "#pictures/scenes/index.tsx";
import { State } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

export default {
  title: "Scenes",
  use: "The product at work, drawn from parts and from figures that add up. A scene answers to its stage's width. To assistive technology it is one image with its text.",
  source: "src/pictures/scenes/index.tsx",
  wide: true,
  show: ({ home, scenes }) => (
    <div className="kit-rows">
      {home.hero.features.map(({ id, label, picture }) => (
        <div key={id} className="grid gap-8 lg:grid-cols-3">
          {["wide", "narrow"].map((width) => (
            <div
              key={width}
              className={width === "wide" ? "hidden lg:col-span-2 lg:block" : undefined}
            >
              <State name={`${label}, ${width} stage`}>
                <div className="rounded-large bg-raised">
                  <HeroScene feature={id} alt={picture} words={scenes} />
                </div>
              </State>
            </div>
          ))}
        </div>
      ))}
    </div>
  ),
} satisfies Specimen;
