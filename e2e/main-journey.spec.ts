import { test } from './fixtures/test.ts';
import { MAIN_JOURNEY_TIMEOUT, mainJourney } from './journeys/main-journey.ts';

test('from a guest who looks around to a paid and withdrawn round', async ({ page, casino, shot }) => {
  test.setTimeout(MAIN_JOURNEY_TIMEOUT);
  await mainJourney({ page, url: casino.url, shot });
});
