import { z } from 'zod';

/** The environment is wrong: says which variables and why. Stops the start. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Shapes of environment variables, which are all text. */
export const env = {
  port: z.coerce.number().int().min(0).max(65_535),
  flag: z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1'),
  list: z.string().transform(list),
  country: z.string().regex(/^[A-Z]{2}$/, 'two capital letters, like DE'),
  origin: z
    .url({ protocol: /^https?$/ })
    .refine((text) => new URL(text).origin === text, 'scheme and host only, like https://games.example'),
  url: z.url(),
  text: z.string().min(1),
} as const;

/**
 * Reads a program's configuration once. An empty variable counts as absent; variables that the schema does not name are
 * none of our business.
 * @throws ConfigError with the name of each wrong variable and the reason
 */
export function readEnvironment<S extends z.ZodObject>(
  schema: S,
  variables: Readonly<Record<string, string | undefined>>,
): z.output<S> {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(present);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(`the environment is wrong:\n${reasons.join('\n')}`);
}
