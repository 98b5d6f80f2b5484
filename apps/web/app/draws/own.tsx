import type { PlayerDraw } from '@cosmodrome/contract/http/draws';
import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import { TextField } from '@cosmodrome/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Failure, failureOf } from '../platform/forms/failure.ts';
import { useKeyedCall } from '../platform/forms/keyed.ts';
import { useFormat } from '../platform/i18n/format.ts';
import { query } from '../platform/queries/query.ts';

const drawsQuery = () => query('draws.list', undefined, { staleTime: 0 });

/** The player's own seed, as far as it is public, and the draws: those whose seed is revealed can be checked. */
export function OwnDraws({ onCheck }: { onCheck: (draw: PlayerDraw) => void }) {
  const t = useTranslations('draws');
  const format = useFormat();
  const client = useQueryClient();
  const { data } = useQuery(drawsQuery());
  const { send, pending } = useKeyedCall('draws.changeSeed');
  const [words, say] = useState('');
  const [failure, fail] = useState<Failure>();
  if (!data) return null;
  const change = async (): Promise<void> => {
    fail(undefined);
    try {
      const answer = await send({ body: words === '' ? {} : { client_seed: words } });
      if (!answer) return;
      client.setQueryData(drawsQuery().queryKey, answer);
      say('');
    } catch (error) {
      fail(failureOf(error));
    }
  };
  return (
    <div className="column draws-own">
      <h3 className="text-subheading">{t('own.title')}</h3>
      <dl className="draws-facts text-body">
        <dt className="text-mid">{t('own.hash')}</dt>
        <dd className="text-high">{data.server_seed_hash}</dd>
        <dt className="text-mid">{t('own.client')}</dt>
        <dd className="text-high">{data.client_seed}</dd>
        <dt className="text-mid">{t('own.nonce')}</dt>
        <dd className="text-high">{data.next_nonce}</dd>
        <dt className="text-mid">{t('own.next')}</dt>
        <dd className="text-high">{data.next_server_seed_hash}</dd>
      </dl>
      {failure && (
        <Notice icon="circle-alert" tone="danger" alert>
          {failure.base ?? Object.values(failure.fields)[0] ?? t('own.failed')}
        </Notice>
      )}
      <TextField
        label={t('own.new')}
        hint={t('own.newHint')}
        value={words}
        maxLength={128}
        autoComplete="off"
        onChange={({ currentTarget }) => say(currentTarget.value)}
      />
      <Button className="draws-go" pending={pending && t('working')} onClick={() => void change()}>
        {t('own.reveal')}
      </Button>
      {data.draws.length === 0 && <p className="text-body text-mid">{t('own.none')}</p>}
      {data.draws.length > 0 && (
        <ul className="column draws-made">
          {data.draws.map((draw) => (
            <li key={draw.key}>
              <div>
                <p className="text-body text-high">{draw.table_name}</p>
                <p className="text-meta text-low">
                  {t('own.made', {
                    place: draw.picked + 1,
                    count: draw.weights.length,
                    date: format.dateTime(new Date(draw.at), { dateStyle: 'medium', timeStyle: 'short' }),
                  })}
                </p>
              </div>
              {draw.server_seed === null ? (
                <p className="text-meta text-mid">{t('own.secret')}</p>
              ) : (
                <Button size="small" onClick={() => onCheck(draw)}>
                  {t('check')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
