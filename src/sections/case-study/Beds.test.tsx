import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { shipped, shippedEntry } from "#content/shipped.fixture.ts";
import { Beds } from "./Beds.tsx";

it("shows all eight by their names, the planted ones first", () => {
  const html = renderToStaticMarkup(
    <Beds
      features={shippedEntry("caseStudies", "recess").features}
      names={shipped("features").features}
      words={shipped("caseStudy").beds}
    />,
  );
  const names = [...html.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, name]) => name);
  expect(names).toHaveLength(8);
  expect(names.slice(0, 4)).toEqual([
    "Post-purchase offers",
    "Checkout content blocks",
    "Checkout rules",
    "Signed-in shopping widget",
  ]);
  expect(html.match(/<li data-planted="true"/g)).toHaveLength(4);
  expect(html.match(/Not used/g)).toHaveLength(4);
});
