/** The caption of invented content, after a short rule. Shown while its data says that it is a sample. */
export function SampleMark({ label, hint }: { label: string; hint: string }) {
  return (
    <span
      title={hint}
      className="inline-block align-middle font-text text-micro font-normal before:me-1.5 before:inline-block before:h-px before:w-4 before:bg-current before:align-middle"
    >
      {label}
      <span className="sr-only">: {hint}</span>
    </span>
  );
}
