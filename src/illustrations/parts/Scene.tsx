import type { ReactNode } from "react";

interface SceneProps {
  /** What the picture shows, for those who cannot see it. */
  alt: string;
  /** The ground, and how the inside is laid out on it. */
  className: string;
  children: ReactNode;
}

/**
 * A picture of the product. To assistive technology it is one image with its text; nothing inside can
 * be reached. It fills the stage it is put on, is never lower than it needs, and answers to the stage's
 * width, not the window's. Its rows share one height, so it shows once the page holds them all.
 */
export function Scene({ alt, className, children }: SceneProps) {
  return (
    <div
      role="img"
      aria-label={alt}
      className="@container grid h-full overflow-hidden rounded-large text-small leading-snug text-ink tabular-nums"
    >
      <div aria-hidden="true" className={`relative min-h-100 @scene:min-h-110 ${className}`}>
        {children}
      </div>
      <span hidden />
    </div>
  );
}
