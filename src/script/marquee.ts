/** The speed of marquees. */

/** CSS pixels a second: half a pixel per frame at 60 Hz (docs/specification.md, 9). */
const marqueeSpeed = 30;

export function marquees(): void {
  for (const track of document.querySelectorAll<HTMLElement>(".marquee-track")) {
    const width = track.firstElementChild?.getBoundingClientRect().width ?? 0;
    for (const animation of width > 0 ? track.getAnimations() : [])
      animation.effect?.updateTiming({ duration: (width / marqueeSpeed) * 1000 });
  }
}
