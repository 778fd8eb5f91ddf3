import { Footer } from "#sections/chrome/Footer.tsx";
import { site } from "#site";
import type { Specimen } from "../../specimen.ts";

export default {
  title: "Footer",
  use: "At the end of every page, revealed as the page scrolls off it. The way to the trial once more, the whole site as lists, and who is behind it.",
  source: "src/sections/chrome/Footer.tsx",
  wide: true,
  bare: true,
  show: ({ footer, company, interface: words }) => (
    <Footer footer={footer} company={company} words={words} signup={site.signup} />
  ),
} satisfies Specimen;
