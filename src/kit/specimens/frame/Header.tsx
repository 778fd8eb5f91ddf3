import { Header } from "#sections/chrome/Header.tsx";
import { site } from "#site";
import type { Specimen } from "../../specimen.ts";

export default {
  title: "Header",
  use: "At the top of every page, and stays there. Panels open by pointer, focus and press, one at a time; below the desktop width the menu takes their place.",
  source: "src/sections/chrome/Header.tsx",
  wide: true,
  bare: true,
  show: ({ navigation, interface: words, search }) => (
    <div className="pb-8">
      <Header product={site.product} navigation={navigation} words={words} search={search.open} />
    </div>
  ),
} satisfies Specimen;
