import { describe, expect, test } from 'vitest';
import { createVisitorReader, type VisitorRules } from './visitor.ts';

const rules: VisitorRules = {
  trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::/32'],
  proxySecrets: ['a secret between web and origin'],
  countryHeader: 'x-country',
  defaultCountry: 'DE',
  isRestricted: (country) => country === 'GB',
  locales: ['en', 'de'],
};
const read = (remoteAddress: string, headers: Record<string, string> = {}) =>
  createVisitorReader(rules)({ remoteAddress, encrypted: false, headers: { host: 'casino.test', ...headers } });

describe('forwarded headers', () => {
  const forwarded = {
    'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.1.2.3',
    'x-forwarded-host': 'mirror.test',
    'x-forwarded-proto': 'https',
    'x-country': 'gb',
  };

  test('are believed from a trusted proxy, up to the first address that no proxy wrote', () => {
    expect(read('10.0.0.5', forwarded)).toMatchObject({
      ip: '203.0.113.9',
      host: 'mirror.test',
      secure: true,
      country: 'GB',
      restricted: true,
    });
  });

  test('are ignored from anybody else', () => {
    expect(read('203.0.113.50', forwarded)).toMatchObject({
      ip: '203.0.113.50',
      host: 'casino.test',
      secure: false,
      country: 'DE',
      restricted: false,
    });
  });

  test('are believed with the secret, from wherever', () => {
    const secret = { 'x-proxy-secret': 'a secret between web and origin' };
    expect(read('203.0.113.50', { ...forwarded, ...secret }).country).toBe('GB');
    expect(read('203.0.113.50', { ...forwarded, 'x-proxy-secret': 'guess' }).country).toBe('DE');
  });

  test('what is remembered of an address is not what one of its requests said', () => {
    const reader = createVisitorReader(rules);
    const from = (headers: Record<string, string>) =>
      reader({ remoteAddress: '203.0.113.50', encrypted: false, headers: { ...forwarded, ...headers } });
    const secret = { 'x-proxy-secret': 'a secret between web and origin' };
    expect(from({ ...secret, 'accept-language': 'de' })).toMatchObject({ country: 'GB', locale: 'de' });
    expect(from({ 'accept-language': 'en' })).toMatchObject({ country: 'DE', locale: 'en', ip: '203.0.113.50' });
    expect(from({ 'accept-language': `de,${'x'.repeat(300)}` }).locale).toBe('de');
    expect(from({}).locale).toBe('en');
  });

  test.each([
    ['::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['::1', '[2001:db9::1]:443', '2001:db9::1'],
    ['127.0.0.1', '198.51.100.7:5123', '198.51.100.7'],
    ['127.0.0.1', 'unknown', '127.0.0.1'],
    ['127.0.0.1', '198.51.100.7, garbage', '127.0.0.1'],
    ['2001:db8::7', '198.51.100.8', '198.51.100.8'],
  ])('socket %s, forwarded %j: the visitor is %s', (socket, header, ip) => {
    expect(read(socket, { 'x-forwarded-for': header }).ip).toBe(ip);
  });

  test.each(['XX', 'Germany', 'D', ''])('a country %j is no country', (country) => {
    expect(read('127.0.0.1', { 'x-country': country }).country).toBe('DE');
  });
});
