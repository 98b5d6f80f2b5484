import { hostOf, tagsOfVisit } from '@cosmodrome/rules/identity/affiliate';
import { api } from './api/browser.ts';
import { logError } from './telemetry.ts';

/**
 * Tells the origin who sent the visitor, when the address or the page before says so; it keeps that in cookies. The
 * address is the one the document came under: the page may have moved on since. Which hosts are partners' is asked for only
 * by who comes from another site without a tag.
 */
export function tellReferral(): void {
  tell().catch((error: unknown) => logError('LOAD_CONTENT_LOCALES_ERROR', error));
}

async function tell(): Promise<void> {
  const landing = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
  const { searchParams } = new URL(landing);
  const from = hostOf(document.referrer);
  const isSent = from !== '' && from !== location.hostname && !searchParams.has('stag');
  const query = tagsOfVisit(searchParams, document.referrer, isSent ? await api('content.stagByReferrer') : {});
  if (Object.keys(query).length > 0) await api('content.locales', { query });
}
