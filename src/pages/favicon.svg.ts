/** The icon of the browser's tab. */
import { tabIcon } from "#icons/draw.tsx";

export const GET = () => new Response(tabIcon(), { headers: { "Content-Type": "image/svg+xml" } });
