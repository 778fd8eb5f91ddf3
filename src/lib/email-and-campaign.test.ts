import { describe, expect, it } from "vitest";
import {
  campaignParameters,
  emailPattern,
  emailProblem,
  signupAddress,
} from "./email-and-campaign.ts";

const action = "https://app.shop.example/signup";

it.each([
  ["", "empty"],
  ["   ", "empty"],
  ["a@shop.example", undefined],
  ["jürgen@größe.example", undefined],
  ["two@@shop.example", "malformed"],
  ["a@shop.example.", "malformed"],
  [`${"a".repeat(241)}@shop.example`, undefined],
  [`${"a".repeat(242)}@shop.example`, "malformed"],
])("faults of an address %j is %s", (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});

it.each(["a@shop.example", "jürgen@größe.example", "two@@shop.example", "a@shop.example."])(
  "the field's pattern, which matches whole values, agrees on %j",
  (email) => {
    const matches = new RegExp(`^(?:${emailPattern})$`, "v").test(email);
    expect(matches).toBe(emailProblem(email) === undefined);
  },
);

describe("the address that a valid form opens", () => {
  it.each([
    ["a+b@shop.example", "a%2Bb%40shop.example"],
    ['"a b"@shop.example', "%22a+b%22%40shop.example"],
    ["<script>alert(1)</script>", "%3Cscript%3Ealert%281%29%3C%2Fscript%3E"],
    ["a@shop.example\r\nSet-Cookie: x", "a%40shop.example%0D%0ASet-Cookie%3A+x"],
  ])("encodes %j, which decodes as typed", (email, encoded) => {
    const address = signupAddress(action, email, [], []);
    expect(address).toBe(`${action}?email=${encoded}`);
    expect([...new URL(address).searchParams]).toEqual([["email", email.trim()]]);
    expect(new URL(address).hash).toBe("");
  });

  it("prefers the form's own parameters to the campaign's, and passes on the others", () => {
    const own = [
      ["utm_source", "29"],
      ["lead_routing", "true"],
    ] as const;
    const campaign = [
      ["utm_source", "letter"],
      ["utm_campaign", "spring & summer"],
      ["gclid", "x/y+z"],
    ] as const;
    expect(signupAddress(action, "a@shop.example", own, campaign)).toBe(
      `${action}?utm_source=29&utm_campaign=spring+%26+summer&gclid=x%2Fy%2Bz` +
        "&lead_routing=true&email=a%40shop.example",
    );
  });
});

it.each([
  ["?utm_source=letter&utm_source=b&utm_id=1", "utm_source=letter&utm_source=b&utm_id=1"],
  [
    "?gclid=CjwK_-1.x&gbraid=1&wbraid=2&li_fat_id=3",
    "gclid=CjwK_-1.x&gbraid=1&wbraid=2&li_fat_id=3",
  ],
  [`?utm_term=${"x".repeat(301)}&utm_source=${"x".repeat(300)}`, `utm_source=${"x".repeat(300)}`],
  // An email address, a parameter of the form, upper case, and names that are only similar.
  ["?email=a%40shop.example&lead_routing=true&UTM_SOURCE=x&utm_=x&xutm_source=x", ""],
  [`?utm_source&utm_medium=&utm_${"x".repeat(41)}=1`, ""],
  ["#utm_source=x", ""],
])("of %s passes on %s", (query, expected) => {
  expect(new URLSearchParams(campaignParameters(query)).toString()).toBe(expected);
});
