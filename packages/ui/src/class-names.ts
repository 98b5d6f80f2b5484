/** Joins the class names that are set; the last one is usually the caller's own. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
