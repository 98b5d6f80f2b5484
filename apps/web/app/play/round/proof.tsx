import type { PlayedRound, RoundProof } from '@cosmodrome/contract/http/play';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../platform/forms/failure.ts';
import { useKeyedCall } from '../../platform/forms/keyed.ts';
import { callKey } from '../../platform/queries/query.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { claimOf, verifierPath } from '../fairness/link.ts';

export interface ProofProps {
  round: PlayedRound;
  proof: RoundProof;
  symbols: string | null;
  /** Everybody in the round saw the same outcome. */
  shared: boolean;
}

/** What the round was drawn from, what the player added, and the ways to check it. */
export function Proof({ round, proof, symbols, shared }: ProofProps) {
  const t = useTranslations('play.proof');
  return (
    <Panel>
      <h2 className="text-heading">{t('title')}</h2>
      <p className="mt-2 text-body text-mid">{t(shared ? 'sharedText' : 'text')}</p>
      <dl className="proof-values">
        <Value label={t('hash')} value={proof.server_seed_hash} />
        {proof.server_seed === null ? (
          <div>
            <dt className="text-meta text-low">{t('server')}</dt>
            <dd className="text-body text-mid">{t(shared ? 'sharedHidden' : 'hidden')}</dd>
          </div>
        ) : (
          <Value label={t('server')} value={proof.server_seed} />
        )}
        <Value label={t(shared ? 'salt' : 'client')} value={proof.client_seed} />
        <Value label={t('nonce')} value={String(proof.nonce)} />
        <Value label={t('model')} value={proof.model} />
        <Value label={t('actions')} value={JSON.stringify(proof.actions)} />
      </dl>
      {proof.server_seed === null ? (
        !shared && <Reveal game={round.game} />
      ) : (
        <Button icon="shield-check" href={verifierPath(claimOf(round, proof, symbols))}>
          {t('recompute')}
        </Button>
      )}
    </Panel>
  );
}

function Value({ label, value }: { label: string; value: string }) {
  const t = useTranslations('play.proof');
  const copy = (): void => {
    navigator.clipboard?.writeText(value).then(
      () => toast({ tone: 'ok', title: t('copied'), detail: label, key: 'copied' }),
      () => toast({ tone: 'danger', title: t('copyFailed'), key: 'copied' }),
    );
  };
  return (
    <div>
      <dt className="text-meta text-low">{label}</dt>
      <dd className="proof-value">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls sideways, which the keyboard has to reach. */}
        <code tabIndex={0}>{value}</code>
        <Button look="bare" size="small" icon="copy" aria-label={t('copyOf', { label })} onClick={copy}>
          {t('copy')}
        </Button>
      </dd>
    </div>
  );
}

/** Publishes the seed that is in use and commits to a new one, which the next round will use. */
function Reveal({ game }: { game: string }) {
  const t = useTranslations('play.proof');
  const client = useQueryClient();
  const { pending, send } = useKeyedCall('play.rotateSeed');
  const [failed, setFailed] = useState<string>();
  const reveal = async (): Promise<void> => {
    setFailed(undefined);
    try {
      await send({ body: { game } });
      await client.invalidateQueries({ queryKey: callKey('play.round') });
      toast({ tone: 'ok', title: t('revealed'), detail: t('revealedDetail') });
    } catch (error) {
      const { fields, base } = failureOf(error);
      setFailed(fields['game'] ?? base ?? t('revealFailed'));
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-body text-mid">{t('revealText')}</p>
      <Button icon="key-round" pending={pending && t('revealing')} onClick={() => void reveal()}>
        {t('reveal')}
      </Button>
      {failed && (
        <p className="text-body text-warn" role="alert">
          {failed}
        </p>
      )}
    </div>
  );
}
