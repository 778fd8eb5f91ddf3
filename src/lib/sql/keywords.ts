/** SQLite keywords that a query can contain (sqlite.org/lang_keywords.html, only those for reading). */
export const keywords: readonly string[] = `
  all and as asc between by case cast collate cross current desc distinct else end escape except
  exists explain filter first following from full glob group groups having in inner intersect is
  isnull join last left like limit materialized natural not notnull null nulls offset on or order
  outer over partition plan preceding query range recursive right row rows select then ties
  unbounded union using values when where window with
`
  .trim()
  .split(/\s+/);
