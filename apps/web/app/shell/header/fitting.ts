/** How many of the links fit into the line; when some do not, "More" takes its place too. Widths in pixels. */
export function fitting(widths: readonly number[], available: number, gap: number, more: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1);
  if (total <= available) return widths.length;
  let used = more;
  for (const [at, width] of widths.entries()) {
    used += width + gap;
    if (used > available) return at;
  }
  return widths.length;
}
