/** A database server could not be opened: wrong address, name or password, or nobody there. Says neither user nor password. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';

  constructor(url: string, cause: unknown) {
    const where = URL.canParse(url) ? new URL(url).host : 'the given address';
    super(`the database at ${where} cannot be opened: ${reasonOf(cause)}`, { cause });
  }
}

/** Node tries every address of a host; then only the parts of its error have a text. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
}

/** The five-letter SQLSTATE of an error that either engine raised, or undefined for any other error. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}

/** True when a unique index refused the row: a name already taken, a key already used. */
export function isUniqueViolation(error: unknown): boolean {
  return databaseErrorCode(error) === '23505';
}
