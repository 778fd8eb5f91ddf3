/**
 * The entry of the custom element, dist/embed/table.js: defines the element, reserves its place in the page, and
 * fetches its code when it comes near the viewport.
 */
import tag from "virtual:embed-tag";
import words from "virtual:words/lostPart";
import { attributes, readAttributes, type TableAttributes } from "./attributes.ts";
import type { Mounted } from "./mount.tsx";

class TableElement extends HTMLElement {
  static readonly observedAttributes = attributes;
  readonly #root = this.attachShadow({ mode: "open" });
  readonly #sheet = new CSSStyleSheet();
  #mounted: Promise<Mounted> | undefined;
  #near: IntersectionObserver | undefined;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [this.#sheet];
  }

  connectedCallback(): void {
    this.#applyStyle();
    this.#near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.#mount();
      },
      { rootMargin: "50%" },
    );
    this.#near.observe(this);
  }

  disconnectedCallback(): void {
    this.#near?.disconnect();
    // It may only have been moved; then it is back in the page before this runs.
    queueMicrotask(() => {
      if (this.isConnected) return;
      void this.#mounted?.then(({ unmount }) => unmount());
      this.#mounted = undefined;
    });
  }

  attributeChangedCallback(): void {
    this.#applyStyle();
    void this.#mounted?.then(({ update }) => update(this.#attributes()));
  }

  #attributes(): TableAttributes {
    return readAttributes((name) => this.getAttribute(name));
  }

  /** The space it takes, before and after its content loads. */
  #applyStyle(): void {
    const { height, theme } = this.#attributes();
    const scheme = theme === "page" ? "" : `color-scheme:${theme};`;
    this.#sheet.replaceSync(
      `:host{display:block;min-height:${String(height)}px;--live-table-height:${String(height)}px;${scheme}}:host([hidden]){display:none}`,
    );
  }

  #mount(): void {
    this.#near?.disconnect();
    this.#mounted ??= import("./mount.tsx").then(({ mount }) =>
      mount(this.#root, this.#attributes()),
    );
    // The connection was down, or this script's build is gone.
    this.#mounted.catch(() => {
      this.#mounted = undefined;
      this.#root.textContent = words.lost;
    });
  }
}

if (!customElements.get(tag)) customElements.define(tag, TableElement);
