/** Where the files lie that other sites load; the server lets them (server/headers.ts). */
export const embedFolder = "/embed/";
