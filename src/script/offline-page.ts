/** The offline page's script: lists the pages that can be opened, and leaves when the connection is back. */
import { offlinePath, pagesCache } from "#worker/shared-names.ts";

/** What the build escapes. */
const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
};

/** A page's own title without the site's name. Read as text, since Trusted Types allow no parsing of markup. */
export function titleOf(html: string): string {
  const [title = ""] = (/<title>([^<]*)/.exec(html)?.[1] ?? "").split(" | ");
  return title.replaceAll(/&#?\w+;/g, (entity) => entities[entity] ?? entity);
}

/** @returns path and title of each page that can be opened, the last visit first */
async function visitedPages(): Promise<(readonly [path: string, title: string])[]> {
  const cache = await caches.open(pagesCache);
  const requests = [...(await cache.keys())].reverse();
  return Promise.all(
    requests.map(async (request) => {
      const { pathname } = new URL(request.url);
      const page = await cache.match(request, { ignoreVary: true });
      return [pathname, titleOf((await page?.text()) ?? "") || pathname] as const;
    }),
  );
}

/** @param list an element with a template for its entries */
async function show(list: HTMLElement): Promise<void> {
  const template = list.querySelector("template")?.content.firstElementChild;
  // If storage is blocked, nothing was kept.
  const pages = await visitedPages().catch(() => []);
  for (const [path, title] of pages) {
    const entry = template?.cloneNode(true);
    const link = entry instanceof Element ? entry.querySelector("a") : null;
    if (!entry || !link) return;
    link.href = path;
    link.textContent = title;
    list.append(entry);
  }
  const none = document.querySelector<HTMLElement>("[data-none]");
  if (none) none.hidden = pages.length > 0;
}

const list = document.querySelector<HTMLElement>("[data-seen] ul");
if (list) void show(list);
// At another page's address, it gives way to that page once it can really be fetched: browsers say "online" as soon as
// there is a network.
if (location.pathname !== offlinePath)
  addEventListener("online", () => {
    fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
      () => {
        location.reload();
      },
      () => undefined,
    );
  });
