/** A quiet chip on invented content. Shown while its data says that it is a sample. */
export function SampleMark({ label, hint }: { label: string; hint: string }) {
  return (
    <span
      title={hint}
      className="inline-block w-fit rounded-small border border-current/40 px-1.5 align-middle font-text text-micro font-normal tracking-normal"
    >
      {label}
      <span className="sr-only">: {hint}</span>
    </span>
  );
}
