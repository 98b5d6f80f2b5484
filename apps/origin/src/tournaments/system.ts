import { factsFrom } from '../kernel/facts.ts';
import { DAY_MS, MINUTE_MS } from '@cosmodrome/rules/durations';
import { SIMULATED_GROUP } from '@cosmodrome/rules/profile/statuses';
import { TELL_EVERY_MS } from '@cosmodrome/rules/tournaments/board';
import { sql } from 'kysely';
import { assertWagers } from '../content/index.ts';
import { CATALOGUE } from '../games/index.ts';
import { rememberedByPlayer } from '../kernel/remembered.ts';
import { forgetCounted, onRounds, ROUND_TOPIC } from '../ledger/index.ts';
import { playerFacts } from '../profile/index.ts';
import { defineSystem } from '../system.ts';
import { Boards } from './boards.ts';
import { tournamentCalls } from './calls.ts';
import { closeDue, readmit } from './close.ts';
import { COUNTED, score } from './count.ts';
import type { TournamentDeps } from './deps.ts';
import { entrantOf, type Entrant } from './eligible.ts';
import { tournamentGifts } from './gifts.ts';
import { openDue } from './open.ts';
import { reconcileTournaments } from './reconcile.ts';
import { runningTournaments } from './running.ts';
import { entriesOfPlayer, findTournament } from './store.ts';
import { NOTIFICATIONS, STATUSES, tellChanges, tellStarts, Untold } from './tell.ts';

const REMEMBER_MS = 10_000;
const CLOSE_EVERY_MS = 5_000;
/** A studio takes back what went wrong within minutes; after this the rounds of a tournament are out of reach. */
const KEEP_ROUNDS_MS = 56 * DAY_MS;

/** Tournaments: scores by settled rounds, boards, places and prizes (spec 2.2, 3, 4 and 7). */
export const tournaments = defineSystem({
  name: 'tournaments',
  reconcile: async (connection) => ({ ...(await reconcileTournaments(connection)) }),
  open: async (core) => {
    const { clock, log, publish, relay, sites, messages } = core;
    const connection = core.database.db;
    const series = core.content.tournaments;
    assertWagers(
      core.policies,
      series.flatMap(({ identifier, prizes }) =>
        prizes.flatMap(({ prize }) =>
          prize && 'wager' in prize ? [{ name: `tournament ${identifier}`, wager: prize.wager }] : [],
        ),
      ),
    );
    const catalogue = CATALOGUE.of(core);
    const running = runningTournaments(connection, catalogue);
    const entrantNow = async (playerId: number): Promise<Entrant | null> => {
      const player = await playerFacts(connection, playerId);
      if (!player || player.closed_at !== null) return null;
      // They stand on boards, and take no place when it ends (`fixPlaces`).
      if (player.groups.includes(SIMULATED_GROUP)) return entrantOf(player);
      return (await core.admission.mayBeOffered(playerId, null)) === null ? entrantOf(player) : null;
    };
    const deps: TournamentDeps = {
      connection,
      clock,
      log,
      series,
      catalogue,
      running,
      prizes: core.prizes,
      entrant: rememberedByPlayer(clock, REMEMBER_MS, entrantNow),
      entrantNow,
      mayBeOffered: core.admission.mayBeOffered,
      onCommit: () => relay.wake(),
    };
    const boards = new Boards(deps);
    const prizeTitle = (prize: { kind: string }, locale: string): string =>
      messages.text(locale, `prizes.${prize.kind}`);
    const untold = new Untold();
    const refresh = async (): Promise<void> => {
      await openDue(deps);
      await running.refresh();
    };
    await refresh();
    return {
      handlers: tournamentCalls({ ...deps, boards, prizeTitle, licenceOf: (host) => sites.licenceOf(host) }),
      channels: { [STATUSES]: (payload) => payload, [NOTIFICATIONS]: (payload) => payload },
      bulkSubscriptions: {
        [ROUND_TOPIC]: onRounds(async (rounds) => {
          for (const [playerId, changed] of await score(deps, rounds)) {
            for (const id of changed) untold.add(id, playerId);
          }
        }),
      },
      gifts: (reader) => tournamentGifts(connection, reader),
      facts: (playerId) =>
        factsFrom(
          connection,
          sql`select count(*) filter (where confirmed_at is not null or rounds > 0) as tournaments_entered,
              count(*) filter (where paid_at is not null) as tournament_places,
              count(*) filter (where paid_at is not null and place = 1) as tournaments_won
            from tournaments_entries where player_id = ${playerId}`,
        ),
      ownData: async (playerId) => {
        const entries = await entriesOfPlayer(connection, playerId);
        const names = new Map<number, string>();
        for (const { tournament_id: id } of entries) {
          names.set(id, (await findTournament(connection, id))?.identifier ?? String(id));
        }
        return {
          tournaments: entries.map((entry) => ({
            tournament: names.get(entry.tournament_id),
            joined_at: entry.confirmed_at?.toISOString() ?? null,
            left_at: entry.left_at?.toISOString() ?? null,
            rounds: entry.rounds,
            score: String(entry.score),
            place: entry.place,
            prize: entry.prize,
            paid_at: entry.paid_at?.toISOString() ?? null,
          })),
        };
      },
      jobs: [
        {
          name: 'tell tournaments',
          everyMs: TELL_EVERY_MS,
          run: () =>
            tellChanges(
              {
                ...deps,
                boards,
                prizeTitle,
                publish: (data) => publish({ channel: 'public:tournaments_boards', at: clock.now(), data }),
              },
              untold,
            ),
        },
        { name: 'open tournaments', everyMs: CLOSE_EVERY_MS, run: refresh },
        { name: 'close tournaments', everyMs: CLOSE_EVERY_MS, run: () => closeDue(deps) },
        { name: 'tell starts of tournaments', everyMs: MINUTE_MS, run: () => tellStarts(deps) },
        { name: 'put players back on the places', everyMs: 10 * MINUTE_MS, run: () => readmit(deps) },
        {
          name: 'forget rounds of tournaments',
          everyMs: DAY_MS,
          run: () =>
            forgetCounted(
              connection,
              COUNTED,
              sql<boolean>`r.settled_at < ${new Date(clock.now().getTime() - KEEP_ROUNDS_MS)} and not exists (
                select from tournaments_entries e where e.player_id = r.player_id
                  and e.tournament_id = r.tournament_id and e.closed_at is null
              )`,
            ),
        },
      ],
    };
  },
});
