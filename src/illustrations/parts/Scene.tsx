import type { ReactNode } from "react";
import type { Scenes } from "#content/scenes.ts";

/** What each scene of the home hero is drawn from. */
export interface HeroProps<K extends keyof Scenes> {
  alt: string;
  words: Scenes[K];
}

interface SceneProps {
  alt: string;
  /** The ground, and the layout of the content. */
  className: string;
  children: ReactNode;
}

/**
 * A picture of the product. To assistive technology it is one image with alternative text; nothing inside is focusable.
 * It fills its stage, is as tall as it needs, and responds to the stage's width, not the window's. Its rows share one
 * height, so it shows once all have arrived.
 */
export const Scene = ({ alt, className, children }: SceneProps) => (
  <div
    role="img"
    aria-label={alt}
    className="@container grid h-full overflow-hidden rounded-large text-small leading-snug text-ink tabular-nums"
  >
    <div aria-hidden="true" className={`arrives relative min-h-100 @scene:min-h-100 ${className}`}>
      {children}
    </div>
    <span hidden />
  </div>
);
