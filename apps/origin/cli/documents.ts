import { writeFileSync } from 'node:fs';
import { systemClock } from '@cosmodrome/rules/clock';
import { documentKey, reviewDocument, unsealedDocument, waitingDocuments } from '../src/documents/index.ts';
import { originEnvironment } from '../src/kernel/config.ts';
import { readEnvironment } from '../src/kernel/environment.ts';
import { loadSecret } from '../src/kernel/secret.ts';
import { runCommand } from './operator.ts';

const USAGE = `usage: documents list
       documents save <document> <file>
       documents approve <document>
       documents reject <document> <reason>`;

/** What a person decides about the papers that players have sent. `save` writes one to look at, for its owner only. */
await runCommand(async ({ db }) => {
  const [verb, id = '', rest] = process.argv.slice(2);
  if (verb === 'list') {
    for (const row of await waitingDocuments(db)) {
      const { player_id: player, document_type: type, media_type: media, file_size: size, created_at: at } = row;
      console.log(`${row.id}  player ${player}  ${type}  ${media}  ${size} bytes  ${at.toISOString()}`);
    }
    return;
  }
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error(USAGE);
  if (verb === 'save' && rest) {
    const { SESSION_SECRET, DATA_DIR } = readEnvironment(originEnvironment, process.env);
    const bytes = await unsealedDocument(db, id, documentKey(loadSecret(SESSION_SECRET, DATA_DIR)));
    if (!bytes) throw new Error(`there is no document ${id}`);
    writeFileSync(rest, bytes, { mode: 0o600, flag: 'wx' });
    console.log(`written to ${rest}`);
    return;
  }
  if (verb !== 'approve' && (verb !== 'reject' || !rest)) throw new Error(USAGE);
  const reason = verb === 'reject' ? (rest ?? null) : null;
  const verified = await reviewDocument(db, id, { verdict: verb, reason, at: systemClock.now() });
  console.log(
    `document ${id} is ${verb === 'approve' ? 'approved' : 'rejected'}; its player is ${verified ? '' : 'not '}verified`,
  );
});
