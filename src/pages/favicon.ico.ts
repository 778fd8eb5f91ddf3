/** The same for browsers that show no drawings as icons: they look for it here without being told. */
import { icoFile, iconImage } from "#icons/draw.ts";

const size = 32;

export const GET = async () =>
  new Response(new Uint8Array(icoFile(await iconImage({ size, share: 1, ground: false }), size)), {
    headers: { "Content-Type": "image/x-icon" },
  });
