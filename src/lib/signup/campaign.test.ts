import { expect, it } from "vitest";
import { campaignParameters } from "./campaign.ts";

it.each([
  ["?utm_source=letter&utm_source=b&utm_id=1", "utm_source=letter&utm_source=b&utm_id=1"],
  [
    "?gclid=CjwK_-1.x&gbraid=1&wbraid=2&li_fat_id=3",
    "gclid=CjwK_-1.x&gbraid=1&wbraid=2&li_fat_id=3",
  ],
  [`?utm_term=${"x".repeat(301)}&utm_source=${"x".repeat(300)}`, `utm_source=${"x".repeat(300)}`],
  // An e-mail address, a parameter of the form, upper case, and names that are only similar.
  ["?email=a%40shop.example&lead_routing=true&UTM_SOURCE=x&utm_=x&xutm_source=x", ""],
  [`?utm_source&utm_medium=&utm_${"x".repeat(41)}=1`, ""],
  ["#utm_source=x", ""],
])("of %s passes on %s", (query, expected) => {
  expect(new URLSearchParams(campaignParameters(query)).toString()).toBe(expected);
});
