/** Labels with the words that all pages share (content/interface.yaml). */
import words from "virtual:words/interface";
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
