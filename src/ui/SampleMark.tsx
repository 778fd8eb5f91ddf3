/** The small mark on invented content, shown until its data says that it is no sample any more. */
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
