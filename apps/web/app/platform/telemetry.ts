/** Logs a failure under its code (spec 8). Never with anything a player typed or owns. */
export function logError(code: string, error: unknown): void {
  console.error(code, error instanceof Error ? error.message : error);
}
