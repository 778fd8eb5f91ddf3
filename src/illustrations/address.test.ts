import { expect, it } from "vitest";
import { featurePicture } from "./address.ts";

it("a feature's picture stands under its id", () => {
  expect(featurePicture("dunning")).toBe("/pictures/dunning.svg");
});
