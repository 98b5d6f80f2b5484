import type { Jackpot, JackpotWin } from '@cosmodrome/contract/http/jackpots';
import { BOARD_SIZE, byTime } from '@cosmodrome/rules/jackpots/winners';
import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { Panel } from '@cosmodrome/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { logError } from '../../platform/telemetry.ts';
import type { DrawVerdict } from '../check-draw.ts';
import { jackpotWinsQuery } from '../queries.ts';
import { Moment } from './moment.tsx';

/** The proof: what the running draws are bound to, and the past ones, which anybody can compute anew. */
export function Draws({ jackpot }: { jackpot: Jackpot }) {
  const t = useTranslations('jackpots.proof');
  const { data = [] } = useQuery(jackpotWinsQuery());
  const [all, showAll] = useState(false);
  const past = byTime(data.filter((win) => win.jackpot_external_code === jackpot.identifier));
  return (
    <Panel aria-labelledby="jackpot-proof">
      <h2 id="jackpot-proof" className="text-heading">
        {t('heading')}
      </h2>
      <p className="mt-2 max-w-[40rem] text-body text-mid">{t('text')}</p>
      <h3 className="mt-5 text-subheading">{t('running')}</h3>
      <ul className="draw-list">
        {jackpot.levels.toReversed().map(({ identifier, name, draw }) => (
          <li key={identifier} className="draw">
            <span className="text-body font-strong text-high">{t('draw', { level: name, cycle: draw.cycle })}</span>
            <Value label={t('hash')}>{draw.server_seed_hash}</Value>
          </li>
        ))}
      </ul>
      {past.length > 0 && (
        <>
          <h3 className="mt-5 text-subheading">{t('past')}</h3>
          <ul className="draw-list">
            {past.slice(0, all ? past.length : BOARD_SIZE).map((win) => (
              <PastDraw key={`${win.jackpot_level_external_code} ${win.draw.cycle}`} win={win} />
            ))}
          </ul>
          {past.length > BOARD_SIZE && (
            <Button size="small" className="mt-4" aria-expanded={all} onClick={() => showAll(!all)}>
              {all ? t('fewer') : t('all', { count: past.length })}
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}

function PastDraw({ win }: { win: JackpotWin }) {
  const t = useTranslations('jackpots.proof');
  const [verdict, setVerdict] = useState<DrawVerdict | 'failed'>();
  const { draw, jackpot_level_name: level } = win;
  const check = async (): Promise<void> => {
    try {
      const { checkDraw } = await import('../check-draw.ts');
      setVerdict(checkDraw(win));
    } catch (error) {
      logError('LOAD_JACKPOT_PROOF_ERROR', error);
      setVerdict('failed');
    }
  };
  return (
    <li className="draw">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>
          <span className="text-body font-strong text-high">{t('draw', { level, cycle: draw.cycle })}</span>{' '}
          <span className="text-meta text-low">
            <Moment at={win.created_at} />
          </span>
        </span>
        <span className="flex items-center gap-3">
          <Amount cents={win.jackpot_original_amount_cents} currency={win.jackpot_original_currency} tone="plain" />
          <Button size="small" aria-label={t('checkThis', { level, cycle: draw.cycle })} onClick={() => void check()}>
            {t('check')}
          </Button>
        </span>
      </div>
      {verdict && <Verdict win={win} verdict={verdict} />}
    </li>
  );
}

function Verdict({ win, verdict }: { win: JackpotWin; verdict: DrawVerdict | 'failed' }) {
  const t = useTranslations('jackpots.proof');
  const money = useMoneyText();
  const { draw, jackpot_original_currency: currency } = win;
  if (verdict === 'failed') return <p role="status">{t('failed')}</p>;
  const amount = money(verdict.amount ?? 0, currency);
  return (
    <div className="draw-verdict">
      <div role="status" className="grid gap-2">
        <Line good={verdict.kept}>{t(verdict.kept ? 'kept' : 'broken')}</Line>
        <Line good={verdict.same}>{t(verdict.same ? 'same' : 'differs', { amount })}</Line>
      </div>
      <Value label={t('hash')}>{draw.server_seed_hash}</Value>
      <Value label={t('seed')}>{draw.server_seed}</Value>
      <Value label={t('salt')}>{draw.salt}</Value>
      <p className="text-meta text-low">
        {t('range', {
          start: money(draw.start_amount_cents, currency),
          latest: money(draw.must_hit_by_amount_cents, currency),
        })}
      </p>
    </div>
  );
}

/** Colour is never alone: the words say it too. */
function Line({ good, children }: { good: boolean; children: string }) {
  return (
    <p className="draw-line text-body text-high">
      <span className={good ? 'text-ok' : 'text-danger'}>
        <Icon name={good ? 'circle-check' : 'circle-alert'} />
      </span>
      {children}
    </p>
  );
}

function Value({ label, children }: { label: string; children: string }) {
  return (
    <span className="draw-value text-meta">
      <span className="text-low">{label}</span> <code className="text-mid">{children}</code>
    </span>
  );
}
