/** In which order the pages that are kept were visited. Browsers tell only which cache was made first. */
import { type Kept, keptIn, orderName, orderPath } from "./names.ts";

/** @returns what is kept, the page that was visited last at the end */
export async function allKept(): Promise<Kept[]> {
  const order = await caches.match(orderPath, { cacheName: orderName });
  return keptIn(await caches.keys(), (await order?.text())?.split(" "));
}

/** Notes that a page is visited now; of one that is not kept, nothing. Two of these at once would forget one of them. */
export async function noteVisit(path: string): Promise<void> {
  const paths = (await allKept()).map((kept) => kept.path);
  if (!paths.includes(path) || paths.at(-1) === path) return;
  const order = [...paths.filter((each) => each !== path), path].join(" ");
  await (await caches.open(orderName)).put(orderPath, new Response(order));
}
