/** A page number from an address: 1 for anything that is none. */
export function pageNumber(text: string | null | undefined): number {
  const page = Number(text ?? 1);
  return Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
