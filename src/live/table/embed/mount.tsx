/** Draws the table in the element's shadow root: React, the style, the engine. */
import { createRoot } from "react-dom/client";
import { newEngine } from "#live/engine/use-page-engine.ts";
import type { Engine } from "#live/engine/client/engine.ts";
import type { TableAttributes } from "./attributes.ts";
import { Embedded } from "./Embedded.tsx";
import css from "./embed.css?inline";

export interface Mounted {
  readonly update: (attributes: TableAttributes) => void;
  readonly unmount: () => void;
}

const engines = new Map<boolean, Engine>();
/**
 * One for all elements of a page that show files, and one for those that show the sample shop. Readers' own files are
 * not stored: the browser would store them for the page's owner.
 */
function sharedEngine(shop: boolean): Engine {
  const engine = engines.get(shop) ?? newEngine({ keep: false, shop });
  engines.set(shop, engine);
  return engine;
}

/** One for all elements of a page. A page's policy may refuse style elements, but not an adopted sheet. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** @param shadow the root of the element, which is already in the page */
export function mount(shadow: ShadowRoot, attributes: TableAttributes): Mounted {
  // The element already has a sheet (element.ts); it remounts when moved.
  if (!shadow.adoptedStyleSheets.includes(sheet)) shadow.adoptedStyleSheets.push(sheet);
  const root = createRoot(shadow);
  const update = (next: TableAttributes) => {
    // A different file or table starts over.
    root.render(
      <Embedded
        key={`${next.src} ${next.table}`}
        engine={sharedEngine(next.src === "")}
        attributes={next}
      />,
    );
  };
  update(attributes);
  return {
    update,
    unmount: () => {
      root.unmount();
    },
  };
}
