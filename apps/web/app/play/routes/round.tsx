import '../round/rounds.css';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useQuery } from '@tanstack/react-query';
import type { PlayedRound, RoundProof } from '@cosmodrome/contract/http/play';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ProfileFrame } from '../../profile/index.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { Failed } from '../../platform/failed.tsx';
import { PageHead } from '../../platform/head.tsx';
import { Amount } from '../../platform/i18n/money.tsx';
import { useSession } from '../../platform/session/session.ts';
import { useWhen } from '../history/list.tsx';
import { roundQuery } from '../queries.ts';
import { Drawing } from '../round/drawing.tsx';
import { eventsOf, familyOf } from '../round/family.ts';
import { Proof } from '../round/proof.tsx';
import { Steps } from '../round/steps.tsx';

const HISTORY = '/profile/games-history';

/** /profile/games-history/{round}: one round, drawn again, step by step, with its proof. */
export default function RoundRoute() {
  const t = useTranslations('play.round');
  const { round: id = '' } = useParams();
  const player = useSession() === 'player';
  const { data, error, refetch } = useQuery({ ...roundQuery(id), enabled: player });
  return (
    <ProfileFrame current={HISTORY} title={data?.round.title ?? t('title')}>
      <PageHead title={t('title')} />
      <Button look="bare" size="small" icon="arrow-left" href={HISTORY} className="justify-self-start">
        {t('back')}
      </Button>
      {data ? <Details {...data} /> : error ? <Unread error={error} again={() => void refetch()} /> : <Waiting />}
    </ProfileFrame>
  );
}

interface DetailsProps {
  round: PlayedRound;
  proof: RoundProof | null;
  symbols: string | null;
}

function Details({ round, proof, symbols }: DetailsProps) {
  const t = useTranslations('play.round');
  const events = eventsOf(proof?.events ?? []);
  return (
    <>
      <Panel>
        <Sums round={round} />
        {events.length > 0 ? (
          <Drawing events={events} symbols={symbols} />
        ) : (
          <p className="mt-4 text-body text-mid">{t(round.bet_status === 'rolled_back' ? 'void' : 'noProof')}</p>
        )}
      </Panel>
      {events.length > 0 && (
        <Panel>
          <h2 className="text-heading">{t('steps')}</h2>
          <Steps events={events} currency={round.currency} />
        </Panel>
      )}
      {proof && <Proof round={round} proof={proof} symbols={symbols} shared={familyOf(events) === 'crash'} />}
    </>
  );
}

function Sums({ round }: { round: PlayedRound }) {
  const t = useTranslations('play.history');
  const when = useWhen();
  const { currency, total_bets: stake, total_wins: win } = round;
  const net = win - stake;
  return (
    <dl className="round-sums">
      <div>
        <dt className="text-meta text-low">{t('when')}</dt>
        <dd className="text-body font-strong text-high">
          <time dateTime={round.created_at}>{when(round.created_at)}</time>
        </dd>
      </div>
      <div>
        <dt className="text-meta text-low">{t('state')}</dt>
        <dd className="text-body font-strong text-high">{t(`states.${round.bet_status}`)}</dd>
      </div>
      <div>
        <dt className="text-meta text-low">{t('stake')}</dt>
        <dd className="text-body font-strong text-high">
          <Amount cents={stake} currency={currency} tone="plain" />
          {round.is_free && <span className="text-meta text-low"> {t('free')}</span>}
        </dd>
      </div>
      <div>
        <dt className="text-meta text-low">{t('win')}</dt>
        <dd className="text-body font-strong text-high">
          <Amount cents={win} currency={currency} tone={win > stake ? 'gold' : 'plain'} />
        </dd>
      </div>
      <div>
        <dt className="text-meta text-low">{t('net')}</dt>
        <dd className="text-body font-strong text-high">
          <Amount cents={net} currency={currency} signed tone={net > 0 ? 'ok' : 'plain'} />
        </dd>
      </div>
      <div>
        <dt className="text-meta text-low">{t('balanceBefore')}</dt>
        <dd className="text-body font-strong text-high">
          <Amount cents={round.balance_before_cents} currency={currency} tone="plain" />
        </dd>
      </div>
      <div>
        <dt className="text-meta text-low">{t('balanceAfter')}</dt>
        <dd className="text-body font-strong text-high">
          <Amount cents={round.balance_after_cents} currency={currency} tone="plain" />
        </dd>
      </div>
    </dl>
  );
}

function Unread({ error, again }: { error: Error; again: () => void }) {
  const t = useTranslations('play.round');
  if (!(error instanceof ApiError && error.status === 404)) {
    return <Failed title={t('failed.title')} text={t('failed.text')} again={t('failed.again')} onAgain={again} />;
  }
  const back = <Button href={HISTORY}>{t('back')}</Button>;
  return (
    <StateBlock icon="telescope" live heading={t('missing.title')} actions={back}>
      {t('missing.text')}
    </StateBlock>
  );
}

function Waiting() {
  return (
    <Panel aria-busy>
      <div className="grid gap-4">
        <TextSkeleton width="60%" />
        <TextSkeleton width="40%" height={10} />
        <div className="replay-waiting" />
      </div>
    </Panel>
  );
}
