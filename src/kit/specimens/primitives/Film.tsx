import { filmFiles } from "#build/film.ts";
import { Film } from "#ui/Film.tsx";
import { State } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const { src, poster, width, height, captions, chapters } = filmFiles;

export default {
  title: "Film",
  use: "A film with captions, in the browser’s own player. Nothing but its poster and captions is fetched before somebody presses play.",
  source: "src/ui/Film.tsx",
  wide: true,
  show: () => (
    <State name="before it plays">
      <Film
        {...{ src, poster, width, height }}
        label="Demo"
        captions={{ src: captions, label: "English captions" }}
        chapters={{ src: chapters, label: "Chapters" }}
        unplayed="This browser cannot play it; its text stands below."
      />
    </State>
  ),
} satisfies Specimen;
