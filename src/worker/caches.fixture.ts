/** The browser's caches as the worker's tests need them: in the order in which they were opened. */
export function cacheStorage() {
  const all = new Map<string, Map<string, Response>>();
  let room = Infinity;
  const isFull = () => [...all.values()].reduce((sum, { size }) => sum + size, 0) >= room;
  const written: string[] = [];
  const pathOf = (key: string) => new URL(key, "https://shop.example").pathname;
  const cacheAt = (name: string, entries: Map<string, Response>) => ({
    keys: () =>
      Promise.resolve([...entries.keys()].map((path) => ({ url: `https://shop.example${path}` }))),
    delete: ({ url }: { readonly url: string }) => Promise.resolve(entries.delete(pathOf(url))),
    match: (key: string) => Promise.resolve(entries.get(pathOf(key))?.clone()),
    matchAll: () => Promise.resolve([...entries.values()].map((answer) => answer.clone())),
    put: (key: string, answer: Response) => {
      if (isFull()) return Promise.reject(new DOMException("full", "QuotaExceededError"));
      written.push(`${name}: ${pathOf(key)}`);
      entries.set(pathOf(key), answer);
      return Promise.resolve();
    },
  });
  return {
    /** From now on there is a disk for so many entries; 0: nothing can be written. */
    limit: (entries: number) => {
      room = entries;
    },
    /** The paths in a cache. */
    pathsIn: (name: string) => [...(all.get(name)?.keys() ?? [])],
    /** What was put where, in order. */
    written: () => written,
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    open: (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return Promise.resolve(cacheAt(name, entries));
    },
    match: (key: string, { cacheName }: { readonly cacheName?: string } = {}) => {
      const found = [...all]
        .filter(([name]) => cacheName === undefined || name === cacheName)
        .find(([, entries]) => entries.has(pathOf(key)));
      return Promise.resolve(found?.[1].get(pathOf(key))?.clone());
    },
  };
}
