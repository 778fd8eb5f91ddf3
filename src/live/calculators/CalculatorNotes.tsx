interface CalculatorNotesProps {
  calculator: {
    readonly open: string;
    readonly note: string;
  };
}

/** Below the verdict: what it depends on, and what a shared link could not fill in. */
export function CalculatorNotes({ calculator }: CalculatorNotesProps) {
  return (
    <>
      <p className="mt-2 max-w-prose empty:hidden" data-open="">
        {calculator.open}
      </p>
      <p className="mt-2 max-w-prose font-medium text-persimmon empty:hidden" data-unread="">
        {calculator.note}
      </p>
    </>
  );
}
