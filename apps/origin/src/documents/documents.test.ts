import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { tablesOf } from '@cosmodrome/database';
import { anyEngine } from '@cosmodrome/database/testing';
import { DOCUMENT_MAX_BYTES, DOCUMENTS_WAITING } from '@cosmodrome/rules/documents/documents';
import type { TestClient } from '../../testing/client.ts';
import { startOrigin, type TestOrigin } from '../../testing/origin.ts';
import { PNG, PDF, pngOf } from '../../testing/papers.ts';
import { documentKey, reviewDocument, unsealedDocument } from './index.ts';
import type { DocumentTables } from './tables.ts';

const SECRET = 'a secret that only tests have, 32+';

anyEngine((engine) => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await startOrigin({ engine });
    return () => origin.close();
  }, 60_000);

  const send = (
    client: TestClient,
    file_name: string,
    bytes: Buffer,
    document_type = 'identity' as 'identity' | 'address',
  ) =>
    client.call('documents.add', {
      body: { document_type, file: { file_name, content: bytes.toString('base64') } },
    });
  const idsOf = async (client: TestClient) => (await client.call('documents.list')).body.map(({ id }) => id);

  test('a paper waits, is not sent back to anybody, and lies sealed', async () => {
    const { client } = await origin.signUp();
    const sent = await send(client, 'passport.png', PNG);
    expect(sent.body).toMatchObject({ status: 'pending', file_name: 'passport.png', file_size: PNG.length });
    expect(JSON.stringify((await client.call('documents.list')).body)).not.toContain(PNG.toString('base64'));
    const { db } = origin.core.database;
    const kept = await tablesOf<DocumentTables>(db).selectFrom('player_documents').select('content').execute();
    expect(kept.some(({ content }) => Buffer.from(content).includes(PNG.subarray(0, 16)))).toBe(false);
    expect(await unsealedDocument(db, sent.body.id, documentKey(SECRET))).toEqual(PNG);
    await expect(unsealedDocument(db, sent.body.id, documentKey('another secret'))).rejects.toThrow();
  });

  test('sent again it is the same paper, also by parallel repeats', async () => {
    const { client } = await origin.signUp();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(client, 'bill.pdf', PDF, 'address')));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  describe('what is no paper is refused with the reason, and nothing is kept', () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const zip = Buffer.from('504b0304140000000800', 'hex');
    const active = Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF\n');
    const hidden = Buffer.from('%PDF-1.7\n1 0 obj<</S/Java#53cript>>endobj\n%%EOF\n');
    const script = deflateSync('1 0 <</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>').toString('latin1');
    const packed = Buffer.from(
      `%PDF-1.7\n2 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n${script}\nendstream endobj\n%%EOF\n`,
      'latin1',
    );
    const encrypted = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<</Encrypt 3 0 R>>\n%%EOF\n');
    const cases: [string, string, Buffer, string][] = [
      ['nothing', 'passport.png', Buffer.alloc(0), 'file_empty'],
      ['a program with the name of a picture', 'passport.png', Buffer.from('MZ\x90\0\x03'), 'file_kind'],
      ['a picture that is a drawing with script', 'passport.svg', svg, 'file_kind'],
      ['the same with a picture’s name', 'passport.png', svg, 'file_kind'],
      ['a page with the name of a paper', 'passport.pdf', html, 'file_kind'],
      ['an archive', 'passport.pdf', zip, 'file_kind'],
      ['the first bytes of a picture and nothing more', 'passport.png', PNG.subarray(0, 30), 'file_broken'],
      ['a picture that unfolds to gigabytes', 'passport.png', pngOf(60_000, 60_000), 'file_pixels'],
      ['a picture without size', 'passport.png', pngOf(0, 10), 'file_broken'],
      ['a paper with a program', 'bill.pdf', active, 'file_active'],
      ['a paper with a hidden program', 'bill.pdf', hidden, 'file_active'],
      ['a paper whose parts are packed', 'bill.pdf', packed, 'file_packed'],
      ['a paper that is encrypted', 'bill.pdf', encrypted, 'file_packed'],
      ['a second ending', 'passport.png.exe', PNG, 'file_ending'],
      ['a second ending before the first', 'shell.php.png', PNG, 'file_name'],
      ['the ending of another kind', 'passport.pdf', PNG, 'file_ending'],
      ['no ending', 'passport', PNG, 'file_name'],
      ['a path upwards', '../../etc/passwd.png', PNG, 'file_name'],
      ['a path of another system', '..\\..\\boot.png', PNG, 'file_name'],
      ['a name that is turned round', 'pass\u202egnp.png', PNG, 'file_name'],
      ['a name that ends early', 'a\u0001.png', PNG, 'file_name'],
    ];
    test.each(cases)('%s', async (_what, name, bytes, key) => {
      const { client } = await origin.signUp();
      const answer = await send(client, name, bytes);
      expect([answer.status, Object.keys(answer.errors['file'] ?? {})]).toEqual([422, [key]]);
      expect(answer.errors['file']?.[key]).not.toBe('This value is not valid.');
      expect(await idsOf(client)).toEqual([]);
    });

    test('more bytes than are taken, one too many and a great many', async () => {
      const { client } = await origin.signUp();
      const large = Buffer.concat([PNG, Buffer.alloc(DOCUMENT_MAX_BYTES - PNG.length + 1)]);
      const one = await send(client, 'large.png', large);
      expect([one.status >= 400, await idsOf(client)]).toEqual([true, []]);
      const many = await send(client, 'large.png', Buffer.concat([large, large]));
      expect(many.status).toBe(413);
    });

    test('text that is no base64', async () => {
      const { client } = await origin.signUp();
      const body = { document_type: 'identity', file: { file_name: 'a.png', content: '../../etc/passwd' } } as const;
      expect((await client.call('documents.add', { body })).errors).toHaveProperty('file.file_broken');
    });
  });

  test('a form with a file says the same as JSON; other calls take no forms', async () => {
    const { client } = await origin.signUp();
    const form = [
      '--x\r\ncontent-disposition: form-data; name="document_type"\r\n\r\nidentity\r\n',
      `--x\r\ncontent-disposition: form-data; name="file"; filename="bill.pdf"\r\n\r\n${PDF.toString('latin1')}\r\n--x--\r\n`,
    ].join('');
    const options = { text: form, headers: { 'content-type': 'multipart/form-data; boundary=x' } };
    expect((await client.request('POST', '/api/player/documents', options)).status).toBe(201);
    expect((await client.request('PATCH', '/api/player', options)).status).toBe(415);
    const broken = { ...options, text: 'not a form' };
    expect((await client.request('POST', '/api/player/documents', broken)).status).toBe(400);
  });

  test('somebody else can neither see nor remove it, the owner not once it is approved', async () => {
    const { client } = await origin.signUp();
    const { client: other } = await origin.signUp();
    const { id } = (await send(client, 'passport.png', PNG)).body;
    expect(await idsOf(other)).toEqual([]);
    expect((await other.call('documents.remove', { params: { id } })).status).toBe(404);
    await reviewDocument(origin.core.database.db, id, { verdict: 'approve', reason: null, at: origin.clock.now() });
    const refused = await client.call('documents.remove', { params: { id } });
    expect(refused.errors).toHaveProperty('base.document_approved');
    const { id: second } = (await send(client, 'other.png', pngOf(2, 3))).body;
    expect((await client.call('documents.remove', { params: { id: second } })).status).toBe(204);
    const rows = await tablesOf<DocumentTables>(origin.core.database.db)
      .selectFrom('player_documents')
      .select('id')
      .where('id', '=', second)
      .execute();
    expect(rows).toEqual([]);
  });

  test('a player is verified by both papers, and no longer when one is rejected', async () => {
    const { client } = await origin.signUp();
    const { db } = origin.core.database;
    const verified = async () => (await client.call('profile.player')).body;
    const first = (await send(client, 'passport.png', PNG)).body.id;
    const second = (await send(client, 'bill.pdf', PDF, 'address')).body.id;
    const review = (id: string, verdict: 'approve' | 'reject') =>
      reviewDocument(db, id, { verdict, reason: verdict === 'reject' ? 'too dark' : null, at: origin.clock.now() });
    expect(await review(first, 'approve')).toBe(false);
    expect(await review(second, 'approve')).toBe(true);
    expect(await verified()).toMatchObject({ verified: true });
    expect(await review(second, 'reject')).toBe(false);
    expect(await verified()).toMatchObject({ verified: false });
    const { body } = await client.call('documents.list');
    expect(body.find(({ id }) => id === second)).toMatchObject({ status: 'rejected', reason: 'too dark' });
    await expect(review('00000000-0000-4000-8000-000000000000', 'approve')).rejects.toThrow('no document');
  });

  test('only so many wait at a time', async () => {
    const { client } = await origin.signUp();
    for (let nth = 1; nth <= DOCUMENTS_WAITING; nth += 1) await send(client, 'a.png', pngOf(nth, 1));
    expect((await send(client, 'a.png', pngOf(1, 99))).errors).toHaveProperty('base.documents_waiting');
  });
});
