import type { ReactNode } from "react";

interface HeroHeadProps {
  title: string;
  lead: string;
  /** Below the lead: actions, a price. */
  children?: ReactNode;
}

/** A page's headline, and next to it in a wide window what the page is about. */
export const HeroHead = ({ title, lead, children }: HeroHeadProps) => (
  <div className="grid gap-x-10 gap-y-5 lg:grid-cols-12 lg:items-end">
    <h1 className="text-display tracking-display lg:col-span-7">{title}</h1>
    <div className="max-w-form lg:col-span-5 lg:pb-1">
      <p className="text-lead">{lead}</p>
      {children}
    </div>
  </div>
);
