/** The texts of new files. They are formatted afterwards, so line lengths do not matter here. */
import type { PageName } from "./scaffold.ts";

export const liveSource = (name: string): string => `import { useState } from "react";
import errorWords from "virtual:words/errorView";
import { LivePart } from "#live/LivePart.tsx";
import { Button } from "#ui/Button.tsx";

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status">Pressed {count} times</p>
      <Button
        onClick={() => setCount(count + 1)}
      >
        Press
      </Button>
    </div>
  );
}

/**
 * Say here what a visitor can do with it. The server draws it in its first state; in a page it is
 * <${name} client:intent />, and it becomes live when a visitor turns to its section.
 */
export function ${name}() {
  return (
    <LivePart words={errorWords}>
      <Counter />
    </LivePart>
  );
}
`;

export const liveTest = (name: string): string => `// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ${name} } from "./${name}.tsx";

it("is whole before any script runs", () => {
  expect(renderToString(<${name} />)).toContain("Press");
});

it("answers a press", () => {
  render(<${name} />);
  fireEvent.click(screen.getByRole("button", { name: "Press" }));
  expect(screen.getByRole("status").textContent).toBe("Pressed 1 times");
});
`;

export const pageSource = ({ path, title, kind, component }: PageName): string => `---
/** ${title}. Words: content/pages/${path}.yaml. */
import Site from "#layouts/Site.astro";
import { words } from "#content/read.ts";
import { ${component}Hero } from "#sections/${path}/${component}Hero.tsx";

const page = await words("${kind}");
---

<Site {...page.meta}>
  <${component}Hero hero={page.hero} />
</Site>
`;

export const pageContent = ({ title, fullTitle }: PageName): string => `meta:
  title: "${fullTitle} | {product}"
  description: "Say here in one or two sentences what a visitor finds on the page ${fullTitle}; search results show them."
hero:
  title: "${title}"
  lead: "Say here in one or two sentences what this page is for and what a visitor can do on it."
`;

export const schemaSource = ({
  path,
  kind,
}: PageName): string => `/** What content/pages/${path}.yaml must hold. */
import { object, text } from "#content/fields.ts";
import { meta } from "#content/shared-fields.ts";

export const ${kind}Page = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead: text(240, "the paragraph below the headline"),
  }),
});
`;

export const sectionSource = ({
  kind,
  component,
}: PageName): string => `import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";

/** The headline, and what the page is for. */
export function ${component}Hero({ hero }: { hero: Content<"${kind}">["hero"] }) {
  return (
    <section>
      <Page className="grid gap-x-10 gap-y-6 pt-10 pb-16 lg:grid-cols-12 lg:items-end lg:pt-16 lg:pb-24">
        <h1 className="text-display tracking-display lg:col-span-7">{hero.title}</h1>
        <p className="max-w-form text-lead lg:col-span-5">{hero.lead}</p>
      </Page>
    </section>
  );
}
`;

export const sectionTest = ({ component }: PageName): string => `// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ${component}Hero } from "./${component}Hero.tsx";

it("shows the headline and what the page is for", () => {
  render(<${component}Hero hero={{ title: "The headline", lead: "What it is for." }} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The headline");
  expect(screen.getByText("What it is for.").tagName).toBe("P");
});
`;

/** A row of docs/page-map.md. */
export const mapRow = ({ path, component }: PageName): string =>
  `| /${path}/ | \`src/pages/${path}.astro\` | \`src/sections/${path}/${component}Hero.tsx\` | \`content/pages/${path}.yaml\` |`;
