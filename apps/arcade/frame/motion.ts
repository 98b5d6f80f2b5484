const query = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the player has asked their system for less motion. */
export const isMotionReduced = (): boolean => query.matches;

/** Calls `draw` with 0 to 1 over a time, once a frame; resolves at 1. With reduced motion it is 1 at once. */
export function animate(milliseconds: number, draw: (progress: number) => void): Promise<void> {
  if (isMotionReduced() || milliseconds <= 0) {
    draw(1);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const start = performance.now();
    const frame = (now: number): void => {
      const progress = Math.min(1, Math.max(0, (now - start) / milliseconds));
      draw(progress);
      if (progress < 1) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });
}

/** The one easing family, as a function: fast from the finger, soft at the end. */
export const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;
