import { describe, expect, it } from "vitest";
import { campaignParameters } from "./campaign.ts";

describe("parameters that say where a visitor came from", () => {
  it.each([
    [
      "?utm_source=letter&utm_medium=email",
      [
        ["utm_source", "letter"],
        ["utm_medium", "email"],
      ],
    ],
    ["utm_source=letter", [["utm_source", "letter"]]],
    ["?utm_campaign=spring%20%26%20more+x", [["utm_campaign", "spring & more x"]]],
    ["?utm_content=%F0%9F%8C%B1", [["utm_content", "🌱"]]],
    ["?utm_term=%E0%A4%A", [["utm_term", "\ufffd%A"]]],
    [
      "?utm_source=a&utm_source=b",
      [
        ["utm_source", "a"],
        ["utm_source", "b"],
      ],
    ],
    ["?utm_source=&utm_source=b", [["utm_source", "b"]]],
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

  it.each([
    "gclid",
    "gbraid",
    "wbraid",
    "dclid",
    "fbclid",
    "msclkid",
    "ttclid",
    "twclid",
    "li_fat_id",
  ])("include the click id %s", (name) => {
    expect(campaignParameters(`?${name}=CjwK_-1.x`)).toEqual([[name, "CjwK_-1.x"]]);
  });

  it.each([
    ["", "nothing"],
    ["?", "nothing but the mark"],
    ["?email=a%40shop.example", "an e-mail address"],
    ["?lead_routing=true", "a parameter of the form"],
    ["?UTM_SOURCE=x", "upper case"],
    ["?utm_=x", "a name without its end"],
    ["?utm_so%20urce=x", "a name with a blank"],
    ["?xutm_source=x", "a name that only ends like one"],
    ["?gclidx=1", "a name that only begins like one"],
    ["?utm_source", "no value"],
    ["?utm_source=", "an empty value"],
    [`?utm_${"x".repeat(41)}=1`, "a name too long"],
    [`?utm_source=${"x".repeat(301)}`, "a value too long"],
    ["?__proto__=x&constructor=y", "names that objects have"],
    ["#utm_source=x", "a hash"],
  ])("leave out %s: %s", (query) => {
    expect(campaignParameters(query)).toEqual([]);
  });

  it("take a value of 300 characters whole, and what surrounds one that is too long", () => {
    const whole = "x".repeat(300);
    expect(campaignParameters(`?utm_term=${whole}y&utm_source=${whole}&gclid=1`)).toEqual([
      ["utm_source", whole],
      ["gclid", "1"],
    ]);
  });

  it("keep script text as the text it is", () => {
    const text = "<script>alert(1)</script>";
    expect(campaignParameters(`?utm_source=${encodeURIComponent(text)}`)).toEqual([
      ["utm_source", text],
    ]);
  });
});
