import { HOUR_MS } from '@cosmodrome/rules/durations';
import { letterLinks } from '@cosmodrome/rules/contact/letters';
import type { Player } from '@cosmodrome/contract/http/profile';
import { Button } from '@cosmodrome/ui/button';
import { Icon, type IconName } from '@cosmodrome/ui/icon';
import { IconButton } from '@cosmodrome/ui/icon-button';
import { Panel } from '@cosmodrome/ui/panel';
import { inDocument, useDomEvent } from '@cosmodrome/ui/use-dom-event';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { fresh, query } from '../../platform/queries/query.ts';
import { playerQuery, usePlayer } from '../../platform/session/player.ts';
import { useResend } from '../../contact/index.ts';
import { endWelcome } from './welcome.ts';
import './welcome.css';

const CONFIRM_HOURS = letterLinks.confirmation.lifeMs / HOUR_MS;

/** Where letters can be read when none leave this machine. */
const mailboxQuery = () =>
  query('content.project', undefined, {
    staleTime: fresh.session,
    view: { name: 'mailbox', project: ({ mailbox_path }) => ({ path: mailbox_path }) },
  });

/** What was sent, where to, and the three next steps. It closes by its button and holds nobody up. */
export default function WelcomeCard() {
  const t = useTranslations('identity.welcome');
  const player = usePlayer();
  const heading = useId();
  return (
    <div className="content welcome-place">
      <Panel as="section" aria-labelledby={heading} className="welcome">
        <div className="welcome-head">
          <div className="grid gap-1">
            <h2 id={heading} className="text-subheading">
              {t('title')}
            </h2>
            <p className="text-body text-mid">{t('text')}</p>
          </div>
          <IconButton icon="x" label={t('close')} onClick={endWelcome} />
        </div>
        <ol className="welcome-steps">
          {player && <ConfirmStep player={player} />}
          <Step icon="shield-check" title={t('limits.title')} text={t('limits.text')}>
            <Button href="/profile/limits">{t('limits.button')}</Button>
          </Step>
          <Step icon="wallet" title={t('deposit.title')} text={t('deposit.text')}>
            <Button look="armed" href="/deposit">
              {t('deposit.button')}
            </Button>
          </Step>
        </ol>
      </Panel>
    </div>
  );
}

function ConfirmStep({ player }: { player: Player }) {
  const t = useTranslations('identity.welcome.confirm');
  const { email } = player;
  const client = useQueryClient();
  const { data: mailbox } = useQuery(mailboxQuery());
  const { pending, resend } = useResend(email);
  const confirmed = player.confirmed_at !== null;
  // The link of the letter is opened in another tab.
  useDomEvent(inDocument, 'visibilitychange', () => {
    if (!confirmed && document.visibilityState === 'visible') void client.invalidateQueries(playerQuery());
  });
  if (confirmed) {
    return (
      <Step icon="circle-check" title={t('done')} text={t('doneText')}>
        {null}
      </Step>
    );
  }
  return (
    <Step icon="mail" title={t('title')} text={t('text', { email, hours: CONFIRM_HOURS })}>
      <Button icon="mail" pending={pending && t('pending')} onClick={() => void resend()}>
        {t('again')}
      </Button>
      {typeof mailbox?.path === 'string' && (
        <p className="text-meta text-low">
          {t('sandbox')}{' '}
          <a
            className="ui-link"
            href={`${mailbox.path}?to=${encodeURIComponent(email)}`}
            target="_blank"
            rel="noopener"
          >
            {t('mailbox')}
          </a>
        </p>
      )}
    </Step>
  );
}

interface StepProps {
  icon: IconName;
  title: string;
  text: string;
  children: ReactNode;
}

function Step({ icon, title, text, children }: StepProps) {
  return (
    <li className="welcome-step">
      <h3 className="welcome-step-title text-lead text-high">
        <Icon name={icon} size={20} />
        {title}
      </h3>
      <p className="text-body text-mid [overflow-wrap:anywhere]">{text}</p>
      <div className="welcome-step-foot">{children}</div>
    </li>
  );
}
