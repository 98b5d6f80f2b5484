import './security.css';
import type { PlayerSession } from '@cosmodrome/contract/http/identity-security';
import { deviceOf } from '@cosmodrome/rules/identity/device';
import { Badge } from '@cosmodrome/ui/badge';
import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { Well } from '@cosmodrome/ui/well';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Failed } from '../../platform/failed.tsx';
import { failureOf } from '../../platform/forms/failure.ts';
import { useFormat } from '../../platform/i18n/format.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { useSession } from '../../platform/session/session.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { sessionsQuery } from '../security/queries.ts';
import { ProfilePanel } from '../../profile/index.ts';

/** The browsers that are signed in, each with its way out. */
export function SessionsPanel() {
  const t = useTranslations('security.sessions');
  const player = useSession() === 'player';
  const { data, isError, refetch } = useQuery({ ...sessionsQuery(), enabled: player });
  const { ending, end } = useEnding();
  if (isError && !data) return <Unread again={() => void refetch()} />;
  // The one that reads comes first, whatever was seen last.
  const rows = data?.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <ProfilePanel title={t('title')} text={t('text')}>
      <ul className="sessions" aria-busy={!rows}>
        {rows ? (
          rows.map((row) => (
            <SessionRow key={row.id} session={row} ending={ending === row.id} end={() => void end(row.id)} />
          ))
        ) : (
          <SkeletonRow />
        )}
      </ul>
      {rows && rows.length > 2 && (
        <div>
          <Button icon="log-out" pending={ending === ALL && t('ending')} onClick={() => void end(ALL)}>
            {t('endOthers')}
          </Button>
        </div>
      )}
    </ProfilePanel>
  );
}

const ALL = 'all';

/** Ends one session, or all others, and reads the list anew. */
function useEnding() {
  const t = useTranslations('security.sessions');
  const broken = useTranslations('errors.failure');
  const client = useQueryClient();
  const [ending, mark] = useState<string>();
  const end = async (id: string): Promise<void> => {
    if (ending !== undefined) return;
    mark(id);
    try {
      const api = apiOf(client);
      await (id === ALL ? api('identity.endOtherSessions') : api('identity.endSession', { params: { id } }));
      await client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
      toast({ tone: 'ok', title: t(id === ALL ? 'othersEnded' : 'ended'), key: 'session-ended' });
    } catch (error) {
      const { base, kind } = failureOf(error);
      toast({
        tone: 'danger',
        title: t('notEnded'),
        detail: base ?? broken(kind === 'offline' ? 'offline' : 'broken'),
      });
    } finally {
      mark(undefined);
    }
  };
  return { ending, end };
}

function SessionRow({ session, ending, end }: { session: PlayerSession; ending: boolean; end: () => void }) {
  const t = useTranslations('security.sessions');
  const locale = useLocale();
  const format = useFormat();
  const { browser, system, kind } = deviceOf(session.user_agent);
  const name = browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'));
  const country = session.country && new Intl.DisplayNames([locale], { type: 'region' }).of(session.country);
  const used = format.dateTime(new Date(session.seen_at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Well as="li" className="session">
      <Icon name={kind === 'computer' ? 'tv' : 'smartphone'} />
      <div className="grid min-w-0 gap-1">
        <p className="session-name text-body-strong text-high">
          {name}
          {session.current && <Badge>{t('this')}</Badge>}
        </p>
        <p className="text-meta text-low">
          {[country, session.ip, t('used', { at: used })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {!session.current && (
        <Button size="small" aria-label={t('endOf', { device: name })} pending={ending && t('ending')} onClick={end}>
          {t('end')}
        </Button>
      )}
    </Well>
  );
}

/** The browser that reads is the only one for most. */
function SkeletonRow() {
  return (
    <Well as="li" className="session" aria-hidden>
      <Icon name="tv" />
      <div className="grid gap-2">
        <TextSkeleton width="160px" />
        <TextSkeleton width="220px" height={10} />
      </div>
    </Well>
  );
}

function Unread({ again }: { again: () => void }) {
  const t = useTranslations('security');
  return (
    <ProfilePanel title={t('sessions.title')} text={t('sessions.text')}>
      <Failed
        title={t('sessions.failed')}
        text={t('sessions.failedText')}
        headingLevel={3}
        again={t('again')}
        onAgain={again}
      />
    </ProfilePanel>
  );
}
