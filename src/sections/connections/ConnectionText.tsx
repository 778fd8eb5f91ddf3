import { Fragment } from "react";

/** A connection string, which breaks after its punctuation and not in its words. */
export const ConnectionText = ({ text }: { text: string }) =>
  text.split(/(?<=[:/@?&;=])(?![:/@?&;=])/).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
