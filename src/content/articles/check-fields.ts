/** What is wrong with an article's name and fields beyond what their schema says. */
import { type Fault, faultOf, fieldName } from "#content/explain.ts";
import { type FrontMatter, slugPattern } from "./front-matter.ts";
import { pictureFault } from "./picture-file.ts";

/** Paths below /blog/ that are no articles. */
const reserved = ["page", "topics", "404", "rss", "feed"];

/** What a file is called, without its folder and ending: its address where it names no other. */
export const slugOf = (file: string) => file.replace(/^.*\//, "").replace(/\.md$/, "");

interface Fields {
  readonly data: FrontMatter;
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/** A name that makes no address of its own. */
export function checkName(file: string, say: (fault: Fault) => void): void {
  const slug = slugOf(file);
  if (!slugPattern.test(slug) || slug.length > 140) {
    say(
      faultOf(
        1,
        "the file’s name",
        `“${slug}” makes no address; write it with small letters, digits and single hyphens, at most 140 characters`,
      ),
    );
  } else if (reserved.includes(slug)) {
    say(faultOf(1, "the file’s name", `“${slug}” is taken by a page of the blog; choose another`));
  }
}

/** A name that is free does not help where the field takes one that is not. */
export function checkHref(
  file: string,
  { data, lineOf }: Fields,
  say: (fault: Fault) => void,
): void {
  const id = data.href?.slice("/blog/".length, -1) ?? "";
  if (!reserved.includes(id) || id === slugOf(file)) return;
  say(
    faultOf(
      lineOf(["href"]),
      'field "href"',
      `is “${data.href ?? ""}”, which is taken by a page of the blog; choose another`,
    ),
  );
}

/** Pictures that are named and not there. */
export function checkPictures(
  { data, lineOf }: Fields,
  root: string,
  say: (fault: Fault) => void,
): void {
  for (const field of ["imageUrl", "main_image_url"] as const) {
    const src = data[field];
    const fault = src === undefined ? undefined : pictureFault(src, root);
    if (fault !== undefined) say(faultOf(lineOf([field]), `field "${fieldName([field])}"`, fault));
  }
}
