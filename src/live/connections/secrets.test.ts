/** No secret is ever shown, in any broken string or while it is being typed. */
import { describe, expect, it } from "vitest";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { checkConnection } from "./check.ts";
import { dot, masked } from "./secrets.ts";
import { connectionSlugs } from "./databases.ts";

const secret = "Zq9w-Kx7";
const dots = (count: number) => dot.repeat(count);

describe("masking", () => {
  it.each([
    ["postgres://me:secret@db/shop", "postgres://me:••••••@db/shop"],
    ["postgres://me:se@c/r?e#t@db/shop", "postgres://me:••••••••••@db/shop"],
    [
      "postgres://me@db/shop?sslpassword=secret&user=b@c",
      "postgres://me@db/shop?sslpassword=••••••&user=b@c",
    ],
    ["host=db password=secret user=me", "host=db password=•••••• user=me"],
    ["host=db password='se cr et' user=me", "host=db password=•••••••••• user=me"],
    ["host=db password='never closed user=me", "host=db password=•••••••••••••••••••••"],
    ["Server=db;Pwd=se;cret;Database=shop", "Server=db;Pwd=•••••••;Database=shop"],
    ["Server=db;PWD={se;c}}ret};Database=shop", "Server=db;PWD=•••••••••••;Database=shop"],
    [
      "jdbc:mysql://db/shop?user=me&password=se&cret&useSSL=true",
      "jdbc:mysql://db/shop?user=me&password=•••••••&useSSL=true",
    ],
    [
      "mongosh mongodb://db/ -u me --password secret",
      "mongosh mongodb://db/ -u me --password ••••••",
    ],
    ["mysql -u me -psecret shop", "mysql -u me -p•••••• shop"],
    ["AIzaSyA1234567890abcdefgh", dots(25)],
    ['{"private_key": "x"}', dots(20)],
    ["postgres://me:se\ncret@db/shop", "postgres://me:••\n••••@db/shop"],
  ])("%s", (text, shown) => {
    expect(masked(text)).toBe(shown);
  });

  it.each([
    "postgres://db.tea.shop:5432/shop?user=me@tea.shop",
    "mysql://[2a01:db8::7]:3306/shop",
    "sqlite:///C:/tea/shop.db",
    "Server=tcp:sql.tea.shop,1433;Database=shop",
    "jdbc:bigquery://https://www.googleapis.com/bigquery/v2:443;ProjectId=x;OAuthServiceAcctEmail=r@x.iam.gserviceaccount.com",
  ])("leaves %s as it is", (text) => {
    expect(masked(text)).toBe(text);
  });

  it("leaves an old name of a dataset on its own page", () => {
    expect(masked("tea-shop-123:shop", "google-bigquery")).toBe("tea-shop-123:shop");
  });
});

const forms = [
  (word: string) => `postgres://reader:${word}@db.tea.shop:5432/shop?sslmode=require`,
  (word: string) => `mongodb+srv://reader:${word}@c.ab.mongodb.net/shop`,
  (word: string) => `reader:${word}@db.tea.shop/shop`,
  (word: string) => `DATABASE_URL="mysql://reader:${word}@db.tea.shop/shop"`,
  (word: string) => `jdbc:mysql://db.tea.shop/shop?user=reader&password=${word}`,
  (word: string) => `host=db.tea.shop user=reader password=${word}`,
  (word: string) => `Server=db.tea.shop;User ID=reader;Password=${word};Encrypt=True`,
  (word: string) => `jdbc:sqlserver://db.tea.shop:1433;user=reader;password=${word}`,
  (word: string) => `account=teaorg-shop;user=reader;private_key_pwd=${word}`,
];

describe("while it is typed, letter by letter", () => {
  it.each(forms.map((form) => [form("…"), form] as const))("%s", (_, form) => {
    const text = form(secret);
    for (let end = 1; end <= text.length; end++) {
      const typed = text.slice(0, end);
      expect(masked(typed), typed).not.toContain("Zq");
      expect(masked(typed)).toHaveLength(typed.length);
      // On BigQuery's page, "name:word" is an old way to write a dataset, until an "@" follows.
      const others = connectionSlugs.filter(
        (slug) => slug !== "google-bigquery" || !/^reader:[^@]*$/.test(typed),
      );
      for (const page of [null, ...others]) {
        expect(JSON.stringify(checkConnection(typed, page)), typed).not.toContain("Zq9");
      }
    }
  });
});

describe("a password with any characters", () => {
  const random = seededRandom("secrets");
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const signs = [..."@:/?#[]%!$*+,.~^|<>(){}'\" "];

  it("is neither shown nor reported in an address", () => {
    for (let i = 0; i < 700; i++) {
      const [a = "", b = "", c = ""] = [pick(signs), pick(signs), pick(signs)];
      const word = `Q7z${a}xW9${b}kJ4${c}`;
      for (const form of forms.slice(0, 4)) {
        const text = form(word);
        const told = JSON.stringify([
          masked(text),
          checkConnection(text, pick(connectionSlugs) ?? null),
        ]);
        expect(
          ["Q7z", "xW9", "kJ4"].filter((part) => told.includes(part)),
          text,
        ).toEqual([]);
      }
    }
  });
});
