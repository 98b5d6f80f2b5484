import { ONLY_IN_ALL } from './fixtures/everything.ts';
import { inMotion } from './fixtures/motion.ts';
import { test } from './fixtures/test.ts';
import { MAIN_JOURNEY_TIMEOUT, mainJourney } from './journeys/main-journey.ts';

test.use(inMotion);

for (const where of ['@touch', `@wide ${ONLY_IN_ALL}`]) {
  test(`from a guest who looks around to a paid and withdrawn round ${where}`, async ({ page, casino, shot }) => {
    test.setTimeout(MAIN_JOURNEY_TIMEOUT);
    await mainJourney({ page, url: casino.url, shot });
  });
}
