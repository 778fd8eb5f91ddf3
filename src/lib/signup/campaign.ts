/**
 * Which parameters of a landing address say where a visitor came from: utm_* and the click ids of ad networks (gclid,
 * dclid, fbclid, msclkid, ttclid, twclid, gbraid, wbraid, li_fat_id). Nothing else is passed on, and no value too long
 * to be genuine.
 */
const names = /^(utm_[a-z0-9_]{1,40}|[a-z]{1,2}clk?id|[gw]braid|li_fat_id)$/;
const longest = 300;

/**
 * @param query an address's query, with or without its question mark
 * @returns name and value of each, in order; of duplicate names, callers use the last
 */
export const campaignParameters = (query: string): [string, string][] =>
  [...new URLSearchParams(query)].filter(
    ([name, value]) => names.test(name) && value && value.length <= longest,
  );
