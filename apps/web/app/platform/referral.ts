import { tagsOfVisit } from '@cosmodrome/rules/identity/affiliate';
import { api } from './api/browser.ts';
import { logError } from './telemetry.ts';

/**
 * Tells the origin who sent the visitor, when the address or the page before says so; it keeps that in cookies. The
 * address is the one the document came under: the page may have moved on since.
 */
export function tellReferral(): void {
  const landing = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
  const query = tagsOfVisit(new URL(landing).searchParams, document.referrer);
  if (Object.keys(query).length === 0) return;
  api('content.locales', { query }).catch((error: unknown) => logError('LOAD_CONTENT_LOCALES_ERROR', error));
}
