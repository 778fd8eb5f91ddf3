import type { Habit } from "#pictures/herbarium/branch.ts";
import { Specimen } from "#pictures/herbarium/Specimen.tsx";

interface SheetProps {
  kind: "branches" | "leaves";
  /** What stands on the sheet's own slip. */
  label: string;
  backers: readonly { name: string; role: string; habit?: Habit | undefined }[];
}

/** A sheet of the herbarium: what is pressed on it, each with its slip. */
export function Sheet({ kind, label, backers }: SheetProps) {
  return (
    <div className="herbarium" data-kind={kind}>
      <h3 className="herbarium-label">{label}</h3>
      <ul>
        {backers.map(({ name, role, habit }) => (
          <li key={name}>
            <Specimen name={name} {...(habit && { habit })} />
            <p>
              <b>{name}</b>
              <span>{role}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
