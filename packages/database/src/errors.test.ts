import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { openDatabase } from './open.ts';
import { silentLog } from './testing.ts';

it('says which server does not answer, and neither user nor password', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  await new Promise((resolve) => server.close(resolve));
  const url = `postgres://pilot:secret-word@127.0.0.1:${port}/casino`;
  const failure = await openDatabase({ url, log: silentLog }).then(String, String);
  expect(failure).toContain(`DatabaseUnreachableError: the database at 127.0.0.1:${port} cannot be opened: `);
  expect(failure).toContain('ECONNREFUSED');
  expect(failure).not.toMatch(/pilot|secret-word/);
});
