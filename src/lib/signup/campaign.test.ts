import { describe, expect, it } from "vitest";
import { campaignParameters } from "./campaign.ts";

describe("parameters about a visitor's origin", () => {
  it.each([
    [
      "?utm_source=letter&utm_medium=email",
      [
        ["utm_source", "letter"],
        ["utm_medium", "email"],
      ],
    ],
    [
      "?utm_source=a&utm_source=b",
      [
        ["utm_source", "a"],
        ["utm_source", "b"],
      ],
    ],
    [
      "?utm_id=1&utm_source_platform=x",
      [
        ["utm_id", "1"],
        ["utm_source_platform", "x"],
      ],
    ],
  ])("of %s", (query, expected) => {
    expect(campaignParameters(query)).toEqual(expected);
  });

  it.each(["gclid", "gbraid", "wbraid", "li_fat_id"])("include the click id %s", (name) => {
    expect(campaignParameters(`?${name}=CjwK_-1.x`)).toEqual([[name, "CjwK_-1.x"]]);
  });

  it.each([
    ["?email=a%40shop.example", "an e-mail address"],
    ["?lead_routing=true", "a parameter of the form"],
    ["?UTM_SOURCE=x", "upper case"],
    ["?utm_=x", "a name without its end"],
    ["?xutm_source=x", "a name that only ends like one"],
    ["?utm_source", "no value"],
    ["?utm_source=", "an empty value"],
    [`?utm_${"x".repeat(41)}=1`, "a name too long"],
    [`?utm_source=${"x".repeat(301)}`, "a value too long"],
    ["#utm_source=x", "a hash"],
  ])("leave out %s: %s", (query) => {
    expect(campaignParameters(query)).toEqual([]);
  });

  it("keep a value of 300 characters, and drop only a longer one", () => {
    const whole = "x".repeat(300);
    expect(campaignParameters(`?utm_term=${whole}y&utm_source=${whole}&gclid=1`)).toEqual([
      ["utm_source", whole],
      ["gclid", "1"],
    ]);
  });
});
