/** The folder of files that other sites may load (server/headers.ts). */
export const embedFolder = "/embed/";
/** The page that shows one chart in a frame, which any site may embed (server/headers.ts). */
export const chartFrame = "/embed/chart/";
/** The folder of pages with one calculator each, which any site may embed too. */
export const toolFrames = "/embed/tools/";
/** @param tool the calculator's name (src/live/calculators/tools/tools.ts) */
export const toolFrame = (tool: string): string => `${toolFrames}${tool}/`;
