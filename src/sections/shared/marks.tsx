/** Marks with the words that all pages share (content/interface.yaml). */
import words from "virtual:words/interface";
import { OutwardMark } from "#ui/OutwardMark.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";

/** The mark on invented content. Nothing shows once its data says that it is real. */
export const Sample = ({ when }: { when: boolean }) =>
  when && <SampleMark label={words.sample} hint={words.sampleHint} />;

/** After the words of a link, where it leads to another site. */
export const External = ({ when }: { when: boolean }) =>
  when && <OutwardMark hint={words.external} />;
