/** The page of the product's name has a file without it: src/pages/why-[product].astro. */
const named = "why";

/**
 * @param file of the content: "content/pages/solutions/for-startups.yaml", "content/connections/mysql.yaml"
 * @param slug the product's name in addresses
 * @returns the address of the page whose words it holds ("/" for home.yaml); undefined for other content
 */
export function pathOfContent(file: string, slug: string): string | undefined {
  const [, name] =
    /^content\/pages\/(.+)\.yaml$/.exec(file) ??
    /^content\/((?:connections|case-studies)\/.+)\.yaml$/.exec(file) ??
    [];
  if (name === undefined) return undefined;
  if (name === "home") return "/";
  return name === named ? `/${name}-${slug}/` : `/${name}/`;
}
