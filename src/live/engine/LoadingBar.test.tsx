// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import words from "virtual:words/engine";
import { LoadingBar } from "./LoadingBar.tsx";

it("says what is happening, and shows progress", () => {
  render(
    <LoadingBar
      loading={{ state: "loading", step: "data", share: 0.9 }}
      onRetry={() => undefined}
    />,
  );
  expect(screen.getByRole("status").textContent).toContain(words.loading.data);
  expect(screen.getByRole("progressbar").getAttribute("value")).toBe("0.9");
});

it("says why it failed, and tries again", async () => {
  const retry = vi.fn();
  render(<LoadingBar loading={{ state: "failed", fault: "download" }} onRetry={retry} />);
  expect(screen.getByRole("alert").textContent).toContain(words.failed.download);
  await userEvent.click(screen.getByRole("button", { name: words.retry }));
  expect(retry).toHaveBeenCalledOnce();
});
