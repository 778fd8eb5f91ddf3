/** What is not rendered behind the open dialog of /view-demos/ (src/sections/view-demos/DemoCard.tsx). */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { desktop, phone, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();

interface DomNode {
  nodeId: number;
  attributes?: string[];
  children?: DomNode[];
  shadowRoots?: DomNode[];
}

const withAll = (node: DomNode): DomNode[] => [
  node,
  ...[...(node.children ?? []), ...(node.shadowRoots ?? [])].flatMap(withAll),
];

/** Whether the browser has laid out the player's controls, which scripts cannot see. */
async function hasKeys(page: Page): Promise<boolean> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  const { root } = await client.send("DOM.getDocument", { depth: -1, pierce: true });
  const keys = withAll(root).filter(({ attributes }) =>
    attributes?.includes("-webkit-media-controls-enclosure"),
  );
  expect(keys).toHaveLength(1);
  // A node without a box has no model.
  const { nodeId } = keys[0] ?? root;
  const box = await client.send("DOM.getBoxModel", { nodeId }).catch(() => null);
  await client.detach();
  return box !== null;
}

it.each([
  { at: "a phone", viewport: phone, seen: false },
  { at: "a desktop", viewport: desktop, seen: true },
])(
  "renders the player only after the dialog; on $at the card is visible: $seen",
  async ({ viewport, seen }) => {
    const { page, faults } = await open("/view-demos/", { viewport });
    const card = page.locator("article:has(video)");
    expect(await card.isVisible()).toBe(seen);
    expect(await hasKeys(page)).toBe(false);
    await page.keyboard.press("Escape");
    expect(await card.isVisible()).toBe(true);
    expect(await hasKeys(page)).toBe(true);
    expect(faults).toEqual([]);
  },
);

it("shows card and player without script", async () => {
  const visit = await open("/view-demos/", { viewport: phone, javaScriptEnabled: false });
  expect(await visit.page.locator("article:has(video)").isVisible()).toBe(true);
  expect(await hasKeys(visit.page)).toBe(true);
});
