import type { ReactNode } from "react";

interface SceneProps {
  /** What the picture shows, for those who cannot see it. */
  readonly alt: string;
  /** How the inside is laid out; it fills the stage. */
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A picture of the product. To assistive technology it is one image with its text; nothing inside can
 * be reached. It fills the stage it is put on and answers to the stage's width, not the window's.
 */
export function Scene({ alt, className, children }: SceneProps) {
  return (
    <div
      role="img"
      aria-label={alt}
      className="@container size-full overflow-hidden text-small leading-snug text-ink tabular-nums"
    >
      <div aria-hidden="true" className={`relative size-full ${className}`}>
        {children}
      </div>
    </div>
  );
}
