/** The icons that the manifest names. */
import type { APIRoute, GetStaticPaths } from "astro";
import { iconImage } from "#icons/draw.tsx";
import { type IconName, iconNames, manifestIcons } from "#icons/sizes.ts";

export const getStaticPaths = (() =>
  iconNames.map((icon) => ({ params: { icon }, props: { icon } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ icon: IconName }> = async ({ props: { icon } }) => {
  const image = await iconImage(manifestIcons[icon]);
  return new Response(new Uint8Array(image), {
    headers: { "Content-Type": "image/png" },
  });
};
