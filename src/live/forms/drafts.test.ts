import { describe, expect, it } from "vitest";
import { readDrafts, writeDrafts } from "./drafts.ts";

const ana = { step: 2, values: { FirstName: "Ana\u0301", updates: true, Email: "" } };

describe("drafts", () => {
  it("come back as they were kept, each form's own", () => {
    const first = writeDrafts({}, "call", ana);
    const both = writeDrafts(readDrafts(first), "demo", { step: 1, values: { LastName: "<b>" } });
    expect(readDrafts(both)).toEqual({ call: ana, demo: { step: 1, values: { LastName: "<b>" } } });
  });

  it("go when they are sent or emptied, and leave nothing behind", () => {
    const kept = readDrafts(writeDrafts({}, "call", ana));
    expect(writeDrafts(kept, "call", undefined)).toBe("");
    expect(writeDrafts(kept, "call", { step: 1, values: { FirstName: "", updates: false } })).toBe(
      "",
    );
    const two = readDrafts(writeDrafts(kept, "demo", ana));
    expect(readDrafts(writeDrafts(two, "call", undefined))).toEqual({ demo: ana });
  });

  it.each([
    [undefined, {}],
    ["", {}],
    ["{", {}],
    ["null", {}],
    ["[1]", {}],
    ['{"call":null,"demo":{"step":1}}', {}],
    [
      '{"call":{"step":99,"values":{"a":"x","b":{},"c":1,"d":false}}}',
      {
        call: { step: 1, values: { a: "x", d: false } },
      },
    ],
  ])("of %s are %j", (kept, drafts) => {
    expect(readDrafts(kept)).toEqual(drafts);
  });
});
