/** Where the files lie that other sites load; the server lets them (server/headers.ts). */
export const embedFolder = "/embed/";
/** The page there that shows one chart in a frame; any site may (server/policy.ts). */
export const chartFrame = "/embed/chart/";
