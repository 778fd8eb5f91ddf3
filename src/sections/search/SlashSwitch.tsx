import { Checkbox } from "#ui/Field.tsx";

/** Switches the single key off (WCAG 2.1.4). Shown once its script, src/live/search/slash-switch.ts, has loaded. */
export function SlashSwitch({ id, label }: { id: string; label: string }) {
  return (
    <Checkbox
      id={id}
      label={label}
      defaultChecked
      data-slash-key=""
      className="relative my-3 not-data-ready:invisible print:hidden [@media(hover:none)]:hidden"
    />
  );
}
