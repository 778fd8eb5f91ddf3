/** Where the files lie that other sites load; the server lets them (server/headers.ts). */
export const embedFolder = "/embed/";
/** The page there that shows one chart in a frame; any site may (server/headers.ts). */
export const chartFrame = "/embed/chart/";
/** Below it stand the pages that show one calculator each; any site may frame them as well. */
export const toolFrames = "/embed/tools/";
/** @param tool its name (src/live/calculators/tools/fields.ts) */
export const toolFrame = (tool: string): string => `${toolFrames}${tool}/`;
