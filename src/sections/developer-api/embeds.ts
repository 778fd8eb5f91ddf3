/** The snippets and files of /developer-api/. Pure. */

/** @param tag the element's name */
export const tableCode = (origin: string, tag: string): string =>
  [
    `<script type="module" src="${origin}/embed/table.js"></script>`,
    `<${tag} src="https://files.shop.example/orders.csv"></${tag}>`,
  ].join("\n");

/** @param twin an article as Markdown */
export const feedAddresses = (twin: string) =>
  ({
    rss: "/rss.xml",
    json: "/feed.json",
    markdown: twin,
    llms: "/llms.txt",
    sitemap: "/sitemap-index.xml",
  }) as const;
