/** The studio as a program of its own: its wallet is an operator's, over signed HTTP. */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from '@cosmodrome/content/catalogue/read.ts';
import * as symbols from '@cosmodrome/content/catalogue/symbols.ts';
import { openDatabase } from '@cosmodrome/database';
import { models } from '@cosmodrome/maths';
import { systemClock } from '@cosmodrome/rules/clock';
import { z } from 'zod';
import { createArcade } from './arcade.ts';
import { titlesOf } from './content/catalogue.ts';
import { migrateArcade } from './database/migrations.ts';
import type { ArcadeTables } from './database/tables.ts';
import { consoleLog } from './log.ts';
import { systemScheduler } from './scheduler.ts';
import { httpWallet } from './wallet/http.ts';

const Environment = z.object({
  ARCADE_PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
  /** PostgreSQL; without it an embedded database in ARCADE_DATA_DIR. */
  ARCADE_DATABASE_URL: z.string().optional(),
  ARCADE_DATA_DIR: z.string().default('.data/arcade'),
  /** Address of the casino: its wallet, and the only site that may show the frames. */
  ORIGIN_URL: z.url(),
  SITE_ORIGIN: z.url().optional(),
  STUDIO_ID: z.string().min(1),
  STUDIO_KEY: z.string().min(32),
  /** Another catalogue than the one of this repository. */
  CATALOGUE_DIR: z.string().min(1).optional(),
});

const parsed = Environment.safeParse(process.env);
if (!parsed.success) {
  console.error(z.prettifyError(parsed.error));
  process.exit(1);
}
const environment = parsed.data;
const database = await openDatabase<ArcadeTables>({
  url: environment.ARCADE_DATABASE_URL,
  dataDir: environment.ARCADE_DATA_DIR,
  log: consoleLog,
});
await migrateArcade(database.db);
const studio = { id: environment.STUDIO_ID, key: environment.STUDIO_KEY };
const arcade = await createArcade({
  db: database.db,
  wallet: httpWallet({
    origin: environment.ORIGIN_URL,
    studio: studio.id,
    key: studio.key,
    clock: systemClock,
    scheduler: systemScheduler,
  }),
  clock: systemClock,
  log: consoleLog,
  models: (id) => models[id],
  content: { titles: titlesOf(readCatalogue(environment.CATALOGUE_DIR), symbols) },
  config: {
    siteOrigin: environment.SITE_ORIGIN ?? environment.ORIGIN_URL,
    studio,
    artDir: fileURLToPath(new URL('../../../content/art', import.meta.url)),
  },
});
const server = createServer((request, response) => arcade.listener(request, response));
arcade.attachSockets(server);
server.listen(environment.ARCADE_PORT, () => {
  consoleLog.info({ port: environment.ARCADE_PORT, health: '/arcade/healthz' }, 'the studio is open');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    void arcade.close().then(() => database.close());
  });
}
