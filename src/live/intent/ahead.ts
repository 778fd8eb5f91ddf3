interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}
export const isThrifty = ({saveData, effectiveType = ""}: Connection): boolean =>
  saveData || /2g/.test(effectiveType);

const preload = (island: Element): void => {
  if (isThrifty(navigator.connection ?? {})) return;
  for (const name of ["component-url", "renderer-url"]) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = island.getAttribute(name) ?? "";
    document.head.append(link);
  }
};
export const fetchAhead = (island: Element): void => {
 addEventListener("load", () => (self.requestIdleCallback ?? setTimeout)(() => preload(island)));
};
