/** An article's title, in which a word such as “e-commerce” is not parted behind its one letter. */
export function ArticleTitle({ children }: { children: string }) {
  return children.split(/(\b\w-\w+)/).map((part, i) =>
    i % 2 === 1 ? (
      <span key={i} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
