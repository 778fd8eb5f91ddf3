import type { ReactNode } from "react";
import { Page } from "#ui/Page.tsx";

interface CheckProps {
  title: string;
  /** The checker. */
  children: ReactNode;
}

/** The visitor's own string, right below the one that is right. */
export function Check({ title, children }: CheckProps) {
  return (
    <section id="check" className="bg-sunken py-16 lg:py-20">
      <Page>
        <h2 className="mb-6 text-heading">{title}</h2>
        {children}
      </Page>
    </section>
  );
}
