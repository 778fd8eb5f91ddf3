/** The icon of the browser's tab. */
import { tabIcon } from "#icons/draw.ts";

export const GET = () => new Response(tabIcon(), { headers: { "Content-Type": "image/svg+xml" } });
