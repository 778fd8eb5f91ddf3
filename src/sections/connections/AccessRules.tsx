import type { Content } from "#content/collections.ts";
import { Band, Points, SplitHead } from "#sections/shared/Band.tsx";

/** What each rule is about, in a box of 300 by 120 units: a key, a sign, a gate, a lock. */
const ruleSigns = [
  "M104 56a22 22 0 1 0 44 0a22 22 0 1 0-44 0M148 56h66v22h-8V64h-12v10h-8V64h-38M116 56a8 8 0 1 0 16 0a8 8 0 1 0-16 0",
  "M146 62h8v50h-8zM82 20H194l26 21-26 21H82zM102 37h30v7h-30zM142 37h40v7h-40z",
  "M90 16h120v68h-40V62a20 20 0 0 0-40 0v22H90zM90 38h120M90 60h40m40 0h40M120 16v22M180 16v22M105 38v22M195 38v22",
  "M126 54V38a24 24 0 0 1 48 0v16h-10V38a14 14 0 0 0-28 0v16zM110 54h80v58h-80zM146 74h8v18h-8z",
];

/** Rules of access that hold for every database, in order, along the line to it. */
export const AccessRules = ({ doors }: { doors: Content<"connectionsPage">["doors"] }) => (
  <Band ground="night">
    <SplitHead title={doors.title} lead={doors.lead} />
    <Points
      items={doors.items}
      as="ol"
      className="mt-10 grid gap-y-10 md:grid-cols-2 lg:grid-cols-4"
      titleClassName="mt-5 pe-8 text-title"
      textClassName="mt-2 pe-8"
      before={(item) => (
        <svg
          aria-hidden="true"
          data-theme="dark"
          viewBox="76 6 224 110"
          className="block w-full stroke-2 stroke-round"
        >
          <path className="stroke-on-night" d="M0 84h300" strokeDasharray="2 8" />
          <path className="fill-clay-soft stroke-clay" d={ruleSigns[doors.items.indexOf(item)]} />
        </svg>
      )}
    />
  </Band>
);
