import { MobileMenu } from "#sections/chrome/MobileMenu.tsx";
import { edited } from "../../edited.tsx";
import { State } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

export default {
  title: "Menu",
  use: "The header's navigation below the desktop width: a details element that opens without script, over an accordion of the same panels.",
  source: "src/sections/chrome/MobileMenu.tsx",
  show: ({ navigation, interface: words }) => (
    <div className="kit-menu">
      <State name="open; press to close">
        {edited(<MobileMenu navigation={navigation} words={words} />, (html) =>
          html.replace('<details data-menu=""', '$& open=""'),
        )}
      </State>
    </div>
  ),
} satisfies Specimen;
