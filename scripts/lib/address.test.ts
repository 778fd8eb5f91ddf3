import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { addressOf, listen, readPort } from "./address.ts";

it.each([
  [undefined, 4321],
  ["0", 0],
  ["8080", 8080],
])("readPort %s", (value, port) => {
  expect(readPort(value)).toBe(port);
});

describe("a wrong address", () => {
  it.each(["abc", "70000", "-1", "80.5", "4e3", " 1"])(
    'PORT="%s" is named with what is expected',
    (value) => {
      expect(() => readPort(value)).toThrow(
        `PORT is "${value}"; expected a whole number from 0 to 65535, such as PORT=4322.`,
      );
    },
  );

  it("HOST of another machine is named", async () => {
    await expect(listen(createServer(), 0, "192.0.2.1")).rejects.toThrow(
      'HOST is "192.0.2.1"; expected an address of this machine, such as localhost or 0.0.0.0.',
    );
  });

  it("a port in use comes with a suggestion", async () => {
    const first = createServer();
    const port = await listen(first, 0, "127.0.0.1");
    await expect(listen(createServer(), port, "127.0.0.1")).rejects.toThrow(
      `Port ${String(port)} is in use by another program; take another one: PORT=${String(port + 1)} npm start`,
    );
    first.close();
  });
});

it.each([
  [undefined, "http://localhost:80"],
  ["0.0.0.0", "http://localhost:80"],
  ["192.0.2.1", "http://192.0.2.1:80"],
  ["fe80::1", "http://[fe80::1]:80"],
])("addressOf %s", (host, address) => {
  expect(addressOf(80, host)).toBe(address);
});
