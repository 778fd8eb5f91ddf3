/**
 * @param file of the content: "content/pages/solutions/for-startups.yaml", "content/connections/mysql.yaml"
 * @returns the address of the page whose words it holds ("/" for home.yaml); undefined for other content
 */
export function pathOfContent(file: string): string | undefined {
  const [, name] =
    /^content\/pages\/(.+)\.yaml$/.exec(file) ??
    /^content\/((?:connections|case-studies)\/.+)\.yaml$/.exec(file) ??
    [];
  if (name === undefined) return undefined;
  return name === "home" ? "/" : `/${name}/`;
}
