/**
 * The only fonts that the pictured pages can be drawn with are the site's own: what asks for a font of the system, as code
 * does, gets the site's font of that kind. Fontconfig is what Chromium asks on Linux.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheDir, root } from "../lib/paths.ts";

const ownFonts = {
  serif: "Brygada 1918",
  "sans-serif": "Source Sans 3",
  monospace: "JetBrains Mono",
};

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const alias = ([generic, own]: readonly [string, string]) =>
  `<alias binding="same"><family>${generic}</family><prefer><family>${own}</family></prefer></alias>`;

/** @returns Fontconfig's settings: one folder of fonts, nothing of the system's */
export const settings = (fonts: string, cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${escaped(fonts)}</dir>
<cachedir>${escaped(cache)}</cachedir>
${Object.entries(ownFonts).map(alias).join("\n")}
</fontconfig>
`;

/** @returns the variables with which Chromium finds these fonts alone */
export async function pinnedFonts(): Promise<Readonly<Record<string, string>>> {
  const folder = join(cacheDir, "visual");
  await mkdir(folder, { recursive: true });
  const file = join(folder, "fonts.conf");
  await writeFile(file, settings(join(root, "src", "fonts"), join(folder, "fontconfig")));
  return { FONTCONFIG_FILE: file };
}
