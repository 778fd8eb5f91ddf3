/** The script of the offline page: lists the pages that were seen, and goes on when there is a line again. */
import { offlinePath } from "#worker/names.ts";
import { allKept } from "#worker/visits.ts";

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** The title that a page gives itself, without the site's name. Read as text: the site's policy makes no markup of any. */
export function titleOf(html: string): string {
  const [title = ""] = (/<title>([^<]*)/.exec(html)?.[1] ?? "").split(" | ");
  return title.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (as, hex, decimal, name) => {
    const code = hex ? parseInt(String(hex), 16) : Number(decimal);
    return name ? (named[String(name)] ?? String(as)) : String.fromCodePoint(code);
  });
}

/** @returns path and title of each page that can be opened now, the one that was visited last first */
async function seenPages(): Promise<readonly (readonly [string, string])[]> {
  const kept = (await allKept()).filter(({ path }) => path !== offlinePath);
  const found = await Promise.all(
    kept.toReversed().map(async ({ name, path }) => {
      const page = await caches.match(path, { cacheName: name, ignoreVary: true });
      return page && ([path, titleOf(await page.text()) || path] as const);
    }),
  );
  const pages = new Map<string, string>();
  // Of one page the copy that was kept last.
  for (const page of found) if (page && !pages.has(page[0])) pages.set(...page);
  return [...pages];
}

/** @param list an element with a template for its entries */
async function show(list: HTMLElement): Promise<void> {
  const template = list.querySelector("template")?.content.firstElementChild;
  // Where storage is blocked nothing was kept.
  const pages = await seenPages().catch(() => []);
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
// Shown in another page's place, it gives way to it, once that is really to be had: browsers say that there is a line
// when there is a network, and a visitor may be on the way to another page by then.
if (location.pathname !== offlinePath)
  addEventListener("online", () => {
    fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
      () => {
        location.reload();
      },
      () => undefined,
    );
  });
