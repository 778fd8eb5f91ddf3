/** The small label on invented content, shown while its data says that it is a sample. */
export function SampleMark({ label, hint }: { label: string; hint: string }) {
  return (
    <span
      title={hint}
      className="inline-block rounded-small border border-dashed border-current px-1.5 font-text text-micro"
    >
      {label}
      <span className="sr-only">: {hint}</span>
    </span>
  );
}
