import { SeedMark } from "#pictures/parts/SeedMark.tsx";
import { Brand } from "#sections/chrome/Brand.tsx";
import { site } from "#site";
import { State, States } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const people = ["Ines Calder", "Tomo Reyes", "Wren Halloway", "Jonah Pell"];
const tones = ["moss", "persimmon", "clay"] as const;

export default {
  title: "Marks",
  use: "The product's mark is the smallest raked ground there is. A person's mark is a pebble raked in a way of its own, from the name; never a face.",
  source: "src/sections/chrome/Brand.tsx",
  show: ({ interface: words }) => (
    <States columns="wide">
      <State name="product">
        <Brand product={site.product} label={words.home} />
      </State>
      {tones.map((tone) => (
        <State key={tone} name={`people, ${tone}`}>
          <span className="flex gap-3">
            {people.map((name) => (
              <SeedMark key={name} name={name} tone={tone} />
            ))}
          </span>
        </State>
      ))}
    </States>
  ),
} satisfies Specimen;
