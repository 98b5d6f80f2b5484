import { expect, test } from 'vitest';
import { originEnvironment } from './config.ts';
import { readEnvironment } from './environment.ts';

const read = (variables: Record<string, string>) => readEnvironment(originEnvironment, variables);

test('an empty environment is the embedded default', () => {
  expect(read({ DATABASE_URL: '' })).toMatchObject({
    PORT: 3000,
    LICENCE: 'CW',
    DEFAULT_COUNTRY: 'DE',
    MAINTENANCE: false,
  });
});

test('lists and flags are read', () => {
  const variables = { TRUSTED_PROXIES: 'loopback, 10.0.0.0/8', MAINTENANCE: '1', RESTRICTED_COUNTRIES: 'GB,US' };
  expect(read(variables)).toMatchObject({
    TRUSTED_PROXIES: ['loopback', '10.0.0.0/8'],
    MAINTENANCE: true,
    RESTRICTED_COUNTRIES: ['GB', 'US'],
  });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://host/db'],
  ['REDIS_URL', 'localhost:6379'],
  ['LICENCE', 'MT'],
  ['TRUSTED_PROXIES', 'everybody'],
  ['TRUSTED_PROXIES', '10.0.0.0/99'],
  ['ALLOWED_ORIGINS', 'https://casino.test/path'],
  ['SESSION_SECRET', 'short'],
  ['RESTRICTED_COUNTRIES', 'Germany'],
  ['RATE_LIMIT_FACTOR', '-1'],
])('%s=%s stops the start with its name', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`${name}.*: `));
});
