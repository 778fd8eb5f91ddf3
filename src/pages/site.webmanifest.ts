/** How the site appears on a home screen (W3C, Web App Manifest). It still opens in the browser, not as an app. */
import { groundColors } from "#build/theme-color.ts";
import { iconNames, iconPath, manifestIcons } from "#icons/sizes.ts";
import { words } from "#content/read.ts";
import { site } from "#site";

export const GET = async () => {
  const { meta } = await words("home");
  const { light } = groundColors();
  const manifest = {
    id: "/",
    name: site.product,
    description: meta.description,
    lang: "en",
    start_url: "/",
    display: "browser",
    theme_color: light,
    background_color: light,
    icons: iconNames.map((name) => {
      const { size, purpose } = manifestIcons[name];
      const sizes = `${String(size)}x${String(size)}`;
      return { src: iconPath(name), sizes, type: "image/png", purpose };
    }),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json" },
  });
};
