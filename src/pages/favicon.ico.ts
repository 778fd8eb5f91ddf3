/** The icon for browsers without SVG icons, which look here by default. */
import { icoFile, iconImage } from "#icons/draw.tsx";

const size = 32;

export const GET = async () =>
  new Response(new Uint8Array(icoFile(await iconImage({ size, share: 1, ground: false }), size)), {
    headers: { "Content-Type": "image/x-icon" },
  });
