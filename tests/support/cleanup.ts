/** Removes what a component test has rendered or stored, in every file, since these files share their modules. */
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(() => {
  cleanup();
  if ("document" in globalThis) document.body.replaceChildren();
});
