// @vitest-environment jsdom
import words from "virtual:words/planCalculator";
import plans from "virtual:words/plans";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Calculator } from "#sections/pricing/Calculator.tsx";
import { begin } from "./index.ts";

const calculator = renderToStaticMarkup(<Calculator words={words} plans={plans} />);
const find = <E extends HTMLElement = HTMLElement>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const part = () => find("[data-plan-calculator]");
const field = (name: string) => find<HTMLInputElement>(`[name="${name}"]`);
const text = (selector: string) => find(selector).textContent;
const error = (name: string) => text(`#calc-${name}-error`);
const sum = (plan: string) => text(`[data-bill="${plan}"] [data-sum]`);

function type(name: string, value: string, isDone = true) {
  field(name).value = value;
  field(name).dispatchEvent(new Event("input", { bubbles: true }));
  if (isDone) field(name).dispatchEvent(new Event("change", { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/pricing/");
  document.body.innerHTML = calculator;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
});

it("leaves the example as the build drew it", () => {
  const before = part().innerHTML;
  begin(part(), []);
  vi.runAllTimers();
  expect(part().innerHTML).toBe(before);
  expect(location.hash).toBe("");
  // Adding up anew comes to the same words.
  type("stores", "2");
  for (const id of ["checkoutos", "self-serve", "autopilot", "enterprise"])
    expect(before).toContain(find(`[data-bill="${id}"]`).innerHTML);
});

it("adds up what is typed, and keeps the address in step", () => {
  begin(part(), []);
  type("subscriptions", "$1,000,000");
  expect(sum("self-serve")).toBe("$12,484");
  expect(sum("autopilot")).toBe("at most $7,372");
  expect(find('[data-bill="autopilot"]').dataset["state"]).toBe("cheapest");
  expect(text("[data-verdict]")).toContain("Services + Autopilot is the cheapest");
  expect(text("[data-heard]")).toContain("Services + Autopilot is the cheapest");
  expect(location.hash).toContain("#calculator?subscriptions=1000000&upsells=30000");
  type("stores", "6", false);
  expect(text('[data-bill="self-serve"] [data-reasons]')).toContain("5 at most, 6 needed");
  expect(location.hash).toContain("stores=2");
  vi.runAllTimers();
  expect(location.hash).toContain("stores=6");
});

it("says beside the field what is wrong, and keeps what was typed", () => {
  begin(part(), []);
  type("affiliates", "1.000,50", false);
  expect(error("affiliates")).toBe("");
  vi.runAllTimers();
  expect(error("affiliates")).toContain("Did you mean 1,000.50?");
  expect(field("affiliates").value).toBe("1.000,50");
  expect(field("affiliates").getAttribute("aria-invalid")).toBe("true");
  expect(sum("self-serve")).toBe("$4,884");
  // The verdict gives way to it, for the eye and for the ear.
  expect(text("[data-verdict]")).toBe(
    "Not a valid number: Affiliate payouts. We used the last valid one.",
  );
  expect(text("[data-heard]")).toMatch(/^Not a valid number: Affiliate payouts\./);
  expect(text("[data-open]")).toContain("Self-serve is the cheapest plan that fits");
  expect(part().hasAttribute("data-faulty")).toBe(true);
  type("users", "two", false);
  expect(text("[data-verdict]")).toContain("Affiliate payouts, Users");
  vi.runAllTimers();
  expect(text("[data-verdict]")).toBe(
    "Not a valid number: Affiliate payouts, Users. We used the last valid one.",
  );
  type("users", "6");
  type("affiliates", "1,000.50", false);
  expect(error("affiliates")).toBe("");
  expect(field("affiliates").hasAttribute("aria-invalid")).toBe(false);
  expect(sum("self-serve")).toBe("$4,774.01");
  expect(text("[data-verdict]")).toContain("Self-serve is the cheapest plan that fits: $4,774.01");
  expect(text("[data-unread]")).toBe("");
  expect(part().hasAttribute("data-faulty")).toBe(false);
});

it("takes up what was typed and pressed before it was here", () => {
  field("runs").value = "500";
  begin(part(), []);
  vi.runAllTimers();
  expect(text('[data-bill="self-serve"] [data-reasons]')).toContain("100 a month at most");
  expect(location.hash).toContain("runs=500");

  document.body.innerHTML = calculator;
  history.replaceState(null, "", "/pricing/");
  field("runs").value = "five";
  const press = new Event("click");
  Object.defineProperty(press, "target", { value: find("[data-reset]") });
  begin(part(), [press]);
  expect(field("runs").value).toBe("0");
  expect(document.activeElement).toBe(field("subscriptions"));
});

it("takes a link, and says what of it cannot be used", () => {
  history.replaceState(null, "", "/pricing/?utm_source=x#calculator?stores=-3&users=9&free=1");
  begin(part(), []);
  expect(field("stores").value).toBe("-3");
  expect(error("stores")).toBe("Enter 1 or more.");
  expect(field("users").value).toBe("9");
  expect(field("subscriptions").value).toBe("240,000");
  expect(text("[data-unread]")).toContain(words.forged);
  expect(text("[data-verdict]")).toBe(
    "Missing or invalid in the link: Stores or brands. We used the example’s number.",
  );
  // The link stays as it came until something is changed; then it holds the figures, and the rest of the address.
  expect(location.hash).toContain("free=1");
  type("stores", "3");
  expect(text("[data-unread]")).toBe("");
  expect(location.href).toContain("?utm_source=x#calculator?");
  expect(location.hash).toContain("stores=3&users=9");
  expect(location.hash).not.toContain("free");
});

it("says that a value of a link is too long, and what stands in once another has been typed", () => {
  history.replaceState(null, "", `/pricing/#calculator?users=${"9".repeat(10_000)}`);
  begin(part(), []);
  expect(field("users").value).toBe(`${"9".repeat(60)}…`);
  expect(error("users")).toBe(words.faults.letters);
  expect(text("[data-verdict]")).toContain("Users");
  expect(text("[data-unread]")).toContain(words.forged);
  type("users", "7");
  type("users", "x");
  expect(text("[data-verdict]")).toBe("Not a valid number: Users. We used the last valid one.");
});

it("goes back to the example, which the browser takes back", async () => {
  history.replaceState(null, "", "/pricing/#calculator?stores=x&users=9");
  begin(part(), []);
  find("[data-reset]").click();
  expect(field("users").value).toBe("6");
  expect(text("[data-said]")).toBe(words.example);
  vi.useRealTimers();
  history.back();
  await expect.poll(() => field("users").value).toBe("9");
  find("[data-reset]").click();
  expect(field("stores").value).toBe("2");
  expect(error("stores")).toBe("");
  expect(text("[data-unread]")).toBe("");
  expect(location.hash).toBe("");
  expect(sum("self-serve")).toBe("$4,884");
});

it("copies the link, or says that it could not", async () => {
  vi.useRealTimers();
  const written: string[] = [];
  const clipboard = { writeText: (link: string) => Promise.resolve(written.push(link)) };
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  begin(part(), []);
  find("[data-share]").click();
  await expect.poll(() => text("[data-said]")).toBe(words.copied);
  expect(written[0]).toMatch(/\/pricing\/#calculator\?subscriptions=240000&.*&runs=0&.*&tools=0$/);
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  find("[data-share]").click();
  await expect.poll(() => text("[data-said]")).toBe(words.notCopied);
});

it("says what comes back, and next to the field when retries would recover less than today", () => {
  begin(part(), []);
  const back = (id: string) => text(`[data-back="${id}"] [data-amount]`);
  expect(back("recovered")).toBe("$8,640");
  type("failed", "10");
  expect(back("recovered")).toBe("$10,800");
  type("tools", "500");
  expect(text('[data-back="back"] [data-how]')).toContain("+ $500");
  const left = text('[data-left="self-serve"]');
  type("retried", "20");
  expect(error("retried")).toContain("less than you recover today. Enter 25% or more");
  expect(field("retried").value).toBe("20");
  // The last numbers that go together still stand.
  expect(text('[data-left="self-serve"]')).toBe(left);
  type("retried", "70");
  expect(error("retried")).toBe("");
  expect(location.hash).toContain("failed=10");
});
