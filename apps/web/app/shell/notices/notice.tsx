import {
  COOKIES_ACCEPTED,
  type CookieChoice,
  EMP_APPROVED,
  type Notice as Name,
  NOTICE_LIFE,
  openNotice,
} from '@cosmodrome/rules/content/notices';
import { Button } from '@cosmodrome/ui/button';
import { useRootMark } from '@cosmodrome/ui/root-marks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { placeQuery, HtmlText, noticeTextQuery } from '../../content/index.ts';
import { api } from '../../platform/api/browser.ts';
import { hasCookie, keepCookie } from '../../platform/cookies.ts';
import { logError } from '../../platform/telemetry.ts';
import { useSite } from '../../platform/site.ts';
import './notices.css';

/**
 * What a visitor from here has to see and has not answered: the cookie notice, or the card for Australia. It lies over the
 * page's edge and moves nothing; its buttons are alike, and the page can be used without an answer.
 */
export default function Notice() {
  const { data: place } = useQuery(placeQuery());
  const [, answered] = useState(0);
  if (!place) return null;
  const done = (cookie: string, value: string): void => {
    keepCookie(cookie, value, NOTICE_LIFE);
    answered((count) => count + 1);
    // Who answered by keyboard goes on with the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const open = openNotice(place.country_code, hasCookie);
  if (open === 'cookies') return <CookieNotice choose={(choice) => done(COOKIES_ACCEPTED, choice)} />;
  return open === 'emp' ? <EmpCard approve={() => done(EMP_APPROVED, '1')} /> : null;
}

/** Two answers that weigh the same. Whoever wants only what is needed also loses what is there already. */
function CookieNotice({ choose }: { choose: (choice: CookieChoice) => void }) {
  const t = useTranslations('shell.notices');
  const onlyNeeded = (): void => {
    choose('necessary');
    api('content.locales', {}).catch((error: unknown) => logError('LOAD_CONTENT_LOCALES_ERROR', error));
  };
  return (
    <Card name="cookies">
      <Button onClick={onlyNeeded}>{t('cookies.necessary')}</Button>
      <Button onClick={() => choose('all')}>{t('cookies.all')}</Button>
    </Card>
  );
}

function EmpCard({ approve }: { approve: () => void }) {
  const t = useTranslations('shell.notices');
  return (
    <Card name="emp">
      <Button onClick={approve}>{t('emp.approve')}</Button>
    </Card>
  );
}

const snippets = { cookies: 'cookie-notice', emp: 'emp-notice' } as const satisfies Record<Name, string>;

function Card({ name, children }: { name: Name; children: ReactNode }) {
  const t = useTranslations('shell.notices');
  const { locale } = useSite();
  const { data: text } = useQuery(noticeTextQuery(snippets[name], locale));
  useRootMark('has-first-notice', Boolean(text));
  if (!text) return null;
  return (
    <section className="first-notice" aria-labelledby="first-notice">
      <h2 id="first-notice" className="text-subheading text-high">
        {t(`${name}.title`)}
      </h2>
      <HtmlText html={text} className="first-notice-text" />
      <div className="first-notice-answers">{children}</div>
    </section>
  );
}
