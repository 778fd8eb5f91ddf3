/** What of the content is sample, and what to put in its place. */

interface Sample {
  /** The beginning of its file's path. */
  readonly file: string;
  /** The field at the top of the file that it lies in, where a file has samples of several kinds. */
  readonly field?: string;
  readonly what: string;
  /** What to do, before the mark is switched off. */
  readonly remedy: string;
}

/** The most special first. */
const samples: readonly Sample[] = [
  {
    file: "content/customers.yaml",
    what: "this customer",
    remedy: "tell of a customer who agreed to it, with figures that can be shown",
  },
  {
    file: "content/case-studies/",
    what: "this story",
    remedy: "tell the story of a customer who agreed to it, with its counts",
  },
  {
    file: "content/authors.yaml",
    what: "this author",
    remedy: "name the person who stands for these articles",
  },
  {
    file: "content/company.yaml",
    what: "the company",
    remedy: "give the company’s registered name and address",
  },
  {
    file: "content/constants.yaml",
    what: "what the regions say",
    remedy: "have counsel name the companies, laws and courts of the regions",
  },
  { file: "content/legal/", what: "this text", remedy: "have counsel replace or approve the text" },
  {
    file: "content/film.yaml",
    what: "the film",
    remedy: "record the film of your own product (npm run build -- film), or another of yours",
  },
  {
    file: "content/blog/",
    what: "this article",
    remedy: "replace what is invented in the article, or take it out",
  },
  {
    file: "content/pages/downloads.yaml",
    what: "this archive",
    remedy: "put the archive of your app into public/downloads/app/ and name it in “file”",
  },
  {
    file: "content/pages/platform.yaml",
    what: "the week in hours",
    remedy: "count the hours of a team that you know",
  },
  {
    file: "content/pages/solutions/for-enterprise.yaml",
    what: "the log",
    remedy: "show lines of a log as the product writes it",
  },
  {
    file: "content/pages/home.yaml",
    what: "the strip of names",
    remedy: "write the names of customers who agreed to stand there",
  },
  {
    file: "content/pages/demo.yaml",
    what: "the quote",
    remedy: "put in what was really said, by whom it was said, with their consent",
  },
  {
    file: "content/pages/about.yaml",
    what: "the list of backers",
    remedy: "name those who have really backed you and agreed to be named",
  },
  {
    file: "content/pages/careers.yaml",
    field: "roles",
    what: "the list of roles",
    remedy: "write the roles that are open, with their pay, or [] where none is",
  },
  {
    file: "content/pages/careers.yaml",
    field: "path",
    what: "the way from a letter to the first day",
    remedy: "write the steps that you keep to, and the time each really takes",
  },
  {
    file: "content/pages/emerging-talent.yaml",
    field: "year",
    what: "the year",
    remedy: "write the year that you really offer, with its months and its pay",
  },
  {
    file: "content/pages/emerging-talent.yaml",
    field: "dates",
    what: "the calendar of applications",
    remedy: "write the days of your next intake, and the steps that you keep to",
  },
  {
    file: "content/pages/influencers.yaml",
    what: "the month of the example",
    remedy: "reckon with the figures of a creator who agreed to it",
  },
  {
    file: "content/pages/announcements.yaml",
    what: "the product news",
    remedy: "announce what you have really released (content/announcements/)",
  },
  {
    file: "content/pages/partnerships.yaml",
    what: "the weeks with a joint customer",
    remedy: "tell the weeks of a move that you have really made with a partner",
  },
];

/**
 * @param file its path from the project's folder
 * @param field the field at the top of the file that the mark lies in; empty where it stands at the top
 * @returns what is a sample there, and what to do, as a sentence
 */
export function sampleSentence(file: string, field: string): string {
  const found = samples.find(
    (sample) => file.startsWith(sample.file) && (sample.field ?? field) === field,
  );
  const { what, remedy } = found ?? { what: "this", remedy: "replace it by your own" };
  return `${what} is a sample; ${remedy}, then set “sample” to false.`;
}
