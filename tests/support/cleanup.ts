/** Takes away what a test of components has rendered or written, in every file: these files share their modules. */
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(() => {
  cleanup();
  if ("document" in globalThis) document.body.replaceChildren();
});
