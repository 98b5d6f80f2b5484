import { normalizeEmail } from '@cosmodrome/rules/contact/email';
import { findPlayerByEmail } from '../src/profile/index.ts';
import { endingAfter, entriesOfPlayer, findQuest, totalsOf } from '../src/quests/index.ts';
import { runCommand } from './operator.ts';

const USAGE = `usage: quests list
       quests player <e-mail>`;

/** How many players have started each quest and what it has paid, and how one player stands. */
await runCommand(async ({ db }) => {
  const [verb, address] = process.argv.slice(2);
  if (verb === 'list') {
    const rows = await endingAfter(db, new Date(0));
    const totals = await totalsOf(
      db,
      rows.map(({ id }) => id),
    );
    for (const { id, identifier, end_at: end } of rows) {
      const { players = 0, paid = 0, paidEurCents = 0 } = totals.get(id) ?? {};
      console.log(
        `${identifier}  ends ${end.toISOString()}  started by ${players}  levels paid ${paid}  EUR cents ${paidEurCents}`,
      );
    }
    return;
  }
  if (verb !== 'player' || address === undefined) throw new Error(USAGE);
  const player = await findPlayerByEmail(db, normalizeEmail(address));
  if (!player) throw new Error('there is no such player');
  for (const entry of await entriesOfPlayer(db, player.id)) {
    const quest = (await findQuest(db, entry.quest_id))?.identifier ?? String(entry.quest_id);
    console.log(`${quest}  ${entry.tier}  bets ${entry.bets} ${entry.currency}  levels paid to ${entry.paid_level}`);
  }
});
