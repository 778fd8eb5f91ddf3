/** Labels with the words that all pages share (content/interface.yaml). */
import words from "virtual:words/interface";
import { Icon } from "#ui/Icon.tsx";
import { OutwardMark } from "#ui/OutwardMark.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";

/** The label on invented content. Hidden once its data says that the content is real. */
export const Sample = ({ when }: { when: boolean }) =>
  when && <SampleMark label={words.sample} hint={words.sampleHint} />;

/** The icon after the text of a link to another site. */
export const External = ({ when }: { when: boolean }) =>
  when && <OutwardMark hint={words.external} />;

/** What the product costs, in small print below a headline's button. */
export const PriceNote = () => <p className="mt-3 text-small text-ink-muted">{words.price}</p>;

/** A result, after the figure that it was before. */
export const Result = ({
  figure: { from, value },
}: {
  figure: { from?: string | undefined; value: string };
}) => (
  <>
    {from !== undefined && (
      <span className="me-2 text-[50%] font-normal tracking-normal whitespace-nowrap">
        {from} <Icon name="arrow" className="inline size-4" />
        <span className="sr-only">{words.then}</span>
      </span>
    )}{" "}
    <span className="whitespace-nowrap">{value}</span>
  </>
);
