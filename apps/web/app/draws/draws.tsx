import './draws.css';
import type { PlayerDraw } from '@cosmodrome/contract/http/draws';
import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { Panel } from '@cosmodrome/ui/panel';
import { TextField } from '@cosmodrome/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fetched } from '../platform/device/part.ts';
import { useSession } from '../platform/session/session.ts';
import { logError } from '../platform/telemetry.ts';
import type { ClaimedDraw, DrawVerdict } from './check.ts';
import { OwnDraws } from './own.tsx';

const FIELDS = ['server', 'hash', 'client', 'nonce', 'table', 'weights'] as const;
const NOTHING: ClaimedDraw = { server: '', hash: '', client: '', nonce: '', table: '', weights: '' };
const STEPS = ['table', 'number', 'pick', 'reveal'] as const;

const claimOf = (draw: PlayerDraw): ClaimedDraw => ({
  server: draw.server_seed ?? '',
  hash: draw.server_seed_hash,
  client: draw.client_seed,
  nonce: String(draw.nonce),
  table: draw.table_name,
  weights: draw.weights.join(','),
});

/** How boxes, wheels and launches are drawn, the player's own draws, and a check that runs in the browser. */
export function Draws() {
  const t = useTranslations('draws');
  const session = useSession();
  const [claim, setClaim] = useState(NOTHING);
  const [verdict, judge] = useState<DrawVerdict>();
  const [pending, wait] = useState(false);
  const [failed, fail] = useState(false);

  const check = async (claimed: ClaimedDraw): Promise<void> => {
    wait(true);
    fail(false);
    try {
      const { checkDraw } = await fetched(() => import('./check.ts'));
      judge(checkDraw(claimed));
    } catch (error) {
      logError('LOAD_DRAW_CHECK_ERROR', error);
      fail(true);
    } finally {
      wait(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void check(claim);
  };
  const wrong = verdict?.kind === 'unreadable' ? verdict.field : undefined;
  return (
    <Panel id="draws" aria-labelledby="draws-title" className="column draws">
      <h2 id="draws-title" className="text-heading">
        {t('title')}
      </h2>
      <p className="text-body text-mid">{t('intro')}</p>
      <ol className="draws-steps">
        {STEPS.map((step) => (
          <li key={step} className="text-body text-mid">
            {t(`how.${step}`)}
          </li>
        ))}
      </ol>
      {session === 'player' && (
        <OwnDraws
          onCheck={(draw) => {
            setClaim(claimOf(draw));
            void check(claimOf(draw));
          }}
        />
      )}
      <h3 className="text-subheading">{t('form.title')}</h3>
      <form className="draws-form" onSubmit={submit} noValidate>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={t(`form.${field}`)}
            error={wrong === field ? t(`wrong.${field}`) : undefined}
            value={claim[field]}
            spellCheck={false}
            autoComplete="off"
            inputMode={field === 'nonce' ? 'numeric' : undefined}
            onChange={({ currentTarget: { value } }) => {
              setClaim((now) => ({ ...now, [field]: value }));
              judge(undefined);
            }}
          />
        ))}
        <Button className="draws-go" size="large" type="submit" pending={pending && t('working')}>
          {t('check')}
        </Button>
      </form>
      {failed && (
        <p className="text-body text-danger" role="alert">
          {t('failed')}
        </p>
      )}
      <div role="status">{verdict?.kind === 'computed' && <Verdict verdict={verdict} />}</div>
    </Panel>
  );
}

function Verdict({ verdict }: { verdict: Extract<DrawVerdict, { kind: 'computed' }> }) {
  const t = useTranslations('draws.result');
  const { kept, picked, weight, sum, tableHash } = verdict;
  return (
    <div className="column draws-verdict text-body">
      <p className={kept === false ? 'text-danger' : 'text-high'}>
        <Icon name={kept === null ? 'info' : kept ? 'circle-check' : 'circle-alert'} size={18} />{' '}
        {t(kept === null ? 'noHash' : kept ? 'kept' : 'broken')}
      </p>
      <p className="text-high">{t('picked', { place: picked + 1, weight, sum })}</p>
      <p className="text-mid">{t('table', { hash: tableHash })}</p>
    </div>
  );
}
