import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { useFolder } from "#tests/support/folder.ts";
import type { Draft, JsonObject } from "../protocol.ts";
import { check } from "./check.ts";
import { fileAt } from "./files.ts";
import { type OpenFile, openFile, saveFile } from "./open.ts";
import { create, deleteFile, renameFile } from "./manage.ts";

const article = "content/blog/eight-habits.md";
const text = `---
# A note of the writer.
title: 'Eight habits'
description: "Eight habits that keep subscribers, with what each costs and how one notices when it goes wrong."
date: "Jan 17, 2023"
topics: [retention]
---

A first paragraph.

- One
- Two
`;

const { at, write } = useFolder();
let root = "";
beforeEach(() => {
  root = at();
  write(article, text);
  mkdirSync(at("content/announcements"));
  for (const name of ["company", "authors", "plans", "claims", "pages/blog"])
    cpSync(`content/${name}.yaml`, at(`content/${name}.yaml`));
  cpSync(".prettierrc.json", at(".prettierrc.json"));
  for (const name of ["node_modules", "src", "docs"])
    symlinkSync(join(process.cwd(), name), at(name));
});

const read = (path: string) => readFile(join(root, path), "utf8");

/** The draft of a file with other fields. */
const withFields = ({ draft }: OpenFile, fields: JsonObject): Draft => ({
  ...draft,
  fields: { ...draft.fields, ...fields },
});

const checkFile = (path: string, draft: Draft) => check(root, fileAt(root, path), draft);

it("an announcement opens as fields and text, is checked, saved, renamed and deleted", async () => {
  const path = await create(root, "announcement", "A ring");
  expect(path).toBe("content/announcements/a-ring.md");
  const file = openFile(root, path);
  expect(file).toMatchObject({ faults: [], removable: true, pages: ["/announcements/#a-ring"] });
  const wrong = withFields(file, { kind: "demos" });
  expect(checkFile(path, wrong)).toMatchObject({ faults: [{ place: ["kind"] }] });
  const right = { ...file.draft, text: "Look.\n" };
  expect(await saveFile(root, path, right, file.hash)).toHaveProperty("saved");
  expect(await read(path)).toContain("\n\nLook.\n");
  const renamed = await renameFile(root, path, "A bell");
  expect(renamed).toBe("content/announcements/a-bell.md");
  await expect(read(path)).rejects.toThrow("ENOENT");
  await deleteFile(root, renamed);
  await expect(read(renamed)).rejects.toThrow("ENOENT");
});

describe("a case study", () => {
  const path = "content/case-studies/harrow-tea.yaml";
  beforeEach(async () => {
    await cp("content/case-studies", join(root, "content/case-studies"), { recursive: true });
    await writeFile(
      join(root, "content/blog/linking.md"),
      text.replace("A first", "[A](/customers/harrow-tea/) first"),
    );
  });

  it("is created, and is valid", async () => {
    expect(await create(root, "case study", "Harrow Tea")).toBe(path);
    expect(openFile(root, path)).toMatchObject({ faults: [], draft: { text: null } });
    const { removable, notices } = openFile(root, path);
    expect(removable).toBe(true);
    expect(notices[0]).toContain("still begin with “Say here”");
    await expect(create(root, "case study", "Harrow Tea")).rejects.toThrow("already is a case");
  });

  it("is renamed with the links to it", async () => {
    await create(root, "case study", "Harrow Tea");
    expect(await renameFile(root, path, "Harrow")).toBe("content/case-studies/harrow.yaml");
    expect(await read("content/blog/linking.md")).toContain("[A](/customers/harrow/) first");
  });

  it("is deleted, but not while a page links to it", async () => {
    await create(root, "case study", "Harrow Tea");
    await expect(deleteFile(root, path)).rejects.toThrow(
      "remove the links to it in content/blog/linking.md",
    );
    await rm(join(root, "content/blog/linking.md"));
    await deleteFile(root, path);
    await expect(read(path)).rejects.toThrow("ENOENT");
  });
});

it("explains a future date", async () => {
  const path = await create(root, "announcement", "A ring");
  const draft = withFields(openFile(root, path), { date: "Mar 7, 2099" });
  const { faults, notices } = checkFile(path, draft);
  expect(faults).toEqual([]);
  expect(notices[0]).toContain("a build on Mar 7, 2099 or later publishes it");
});

describe("files", () => {
  const linked = "content/blog/other.md";
  beforeEach(async () => {
    const other = text.replace("Eight habits'", "Other habits'").replace(/Eight/g, "Nine");
    await writeFile(
      join(root, linked),
      other
        .replace("A first", "[A](/blog/eight-habits/) first")
        .replace("\n---\n\n", "\nrelated: [eight-habits]\n---\n\n"),
    );
  });

  it("are renamed with the links to them", async () => {
    expect(await renameFile(root, article, "Seven habits")).toBe("content/blog/seven-habits.md");
    const other = await read(linked);
    expect(other).toContain("related: [seven-habits]");
    expect(other).toContain("[A](/blog/seven-habits/)");
    await expect(read(article)).rejects.toThrow("ENOENT");
  });

  it("cannot replace another file, and only articles and announcements can be renamed", async () => {
    await expect(renameFile(root, article, "other")).rejects.toThrow("already exists");
    await expect(renameFile(root, "content/company.yaml", "x")).rejects.toThrow(
      "cannot be renamed",
    );
    await expect(deleteFile(root, "content/company.yaml")).rejects.toThrow("cannot be renamed");
  });

  it("are deleted, but not while a published article links to them", async () => {
    await expect(deleteFile(root, article)).rejects.toThrow(`links to it in ${linked}`);
    await deleteFile(root, linked);
    await deleteFile(root, article);
    await expect(read(article)).rejects.toThrow("ENOENT");
  });
});

describe("a YAML file", () => {
  const path = "content/company.yaml";

  it("opens as a form, is checked, and is saved", async () => {
    const file = openFile(root, path);
    expect(file).toMatchObject({ schema: { type: "object" }, faults: [], pages: ["/"] });
    const wrong = withFields(file, { copyrightYear: 25, address: [] });
    const findings = checkFile(path, wrong);
    expect(findings.faults.map(({ place }) => place)).toEqual([["copyrightYear"], ["address"]]);
    expect(await saveFile(root, path, wrong, file.hash)).toEqual({ findings });

    const right = withFields(file, { copyrightYear: 2026 });
    const result = await saveFile(root, path, right, file.hash);
    expect(result).toMatchObject({ saved: { draft: right } });
    expect(await read(path)).toContain("copyrightYear: 2026\n");
  });

  it("must quote the prices of plans", async () => {
    const file = openFile(root, path);
    const { faults } = checkFile(path, withFields(file, { legalName: "$1,500 Ltd" }));
    expect(faults).toMatchObject([{ sentence: expect.stringMatching(/^writes out “\$1500”/) }]);
  });
});

describe("an article", () => {
  it("is saved with its comments, formatted, and only where changed", async () => {
    write(article, text.replace("topics:", "draft: true\ntopics:"));
    const file = openFile(root, article);
    expect(file).toMatchObject({ faults: [], pages: ["/blog/eight-habits/"] });
    expect(file.draft).toMatchObject({ text: "A first paragraph.\n\n- One\n- Two\n" });
    await saveFile(root, article, { ...file.draft, text: "Shorter  \n* One" }, file.hash);
    const after = await read(article);
    expect(after).toContain('# A note of the writer.\ntitle: "Eight habits"\n');
    expect(after.endsWith("---\n\nShorter\n\n- One\n")).toBe(true);
  });

  it("reports faults by field, and those of its text by line", async () => {
    const file = openFile(root, article);
    const draft = { ...withFields(file, { title: "" }), text: "Fine.\n\n[a](/nowhere/)\n" };
    const { faults } = checkFile(article, draft);
    expect(faults).toMatchObject([
      { place: ["title"], line: null },
      { place: null, line: 3 },
    ]);
  });

  it("must follow the rules of `npm run check`: length, reading grade, figures", async () => {
    const file = openFile(root, article);
    const hard = "Organizational responsibility necessitates sophisticated considerations. ".repeat(
      9,
    );
    const body = `Stores lose 12% of their members.\n\n${hard}\n`;
    const { faults } = checkFile(article, { ...file.draft, text: body });
    expect(faults).toEqual(
      [
        [/^has 51 words; an article has 900 to 1,800\.$/, null],
        [/^reads at grade \d/, null],
        [/^leads to no other article/, null],
        [/^“12%” is neither calculated, assumed nor attributed/, 1],
      ].map(([words, line]) => ({
        place: null,
        sentence: expect.stringMatching(words as RegExp),
        line,
      })),
    );
  });

  it("must not lose a claim, and says where else it is named", async () => {
    const claim =
      "{product} says that it recovers {fact.recovered} subscribers lost to failed payments, 8 of 10 subscribers lost to failed payments.";
    write(article, text.replace("A first paragraph.", claim));
    const file = openFile(root, article);
    const { faults, notices } = checkFile(article, {
      ...file.draft,
      text: "Nothing of it.\n",
    });
    expect(faults.map(({ sentence }) => sentence)).toContain(
      "the articles no longer say recovered subscribers; put it back.",
    );
    expect(notices).toContain(
      "content/claims.yaml names “8 of 10 subscribers lost to failed payments” from this file; change it there too.",
    );
  });

  it("is created as a valid draft, once per title", async () => {
    const path = await create(
      root,
      "article",
      "  How to price a box: a guide for people who sell by the month ",
    );
    expect(path).toBe(
      "content/blog/how-to-price-a-box-a-guide-for-people-who-sell-by-the-month.md",
    );
    expect(openFile(root, path)).toMatchObject({
      faults: [],
      draft: { fields: { draft: true } },
    });
    const again = create(
      root,
      "article",
      "How to price a box: a guide for people who sell by the month",
    );
    await expect(again).rejects.toThrow("There already is an article of that name");
    await expect(create(root, "article", "…")).rejects.toThrow("cannot be an address");
  });
});
