import type { Subscriptions } from '@cosmodrome/contract/http/contact';
import { Button } from '@cosmodrome/ui/button';
import { Checkbox } from '@cosmodrome/ui/checkbox';
import { Panel } from '@cosmodrome/ui/panel';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { FailureNotice } from '../../platform/forms/failure-notice.tsx';
import { subscriptionsQuery } from '../queries.ts';
import { playerQuery } from '../../platform/session/player.ts';

const ways = [
  'receive_promos',
  'receive_sms_promos',
  'receive_promos_via_phone_calls',
  'agreed_to_partner_promotions',
] as const satisfies readonly (keyof Subscriptions)[];

/** What the player wants to be sent: each way by itself, none ticked for anybody. */
export function SubscriptionsForm() {
  const t = useTranslations('contact.offers');
  const heading = useId();
  const { data, isError, refetch } = useQuery(subscriptionsQuery());
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className="text-subheading">
        {t('title')}
      </h2>
      <p className="mt-1 text-body text-low">{t('text')}</p>
      {data ? (
        <Choices key={JSON.stringify(data)} kept={data} />
      ) : isError ? (
        <Button className="mt-5" icon="refresh-cw" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      ) : (
        <div className="mt-5 grid gap-5" aria-hidden>
          {ways.map((way) => (
            <TextSkeleton key={way} width="55%" />
          ))}
        </div>
      )}
    </Panel>
  );
}

function Choices({ kept }: { kept: Subscriptions }) {
  const t = useTranslations('profile');
  const say = useTranslations('contact.offers');
  const client = useQueryClient();
  const [chosen, choose] = useState(kept);
  const [failure, fail] = useState<Failure>();
  const [pending, setPending] = useState(false);
  const changed = ways.filter((way) => chosen[way] !== kept[way]);
  const save = async (): Promise<void> => {
    if (pending) return;
    setPending(true);
    fail(undefined);
    try {
      const call = apiOf(client);
      // Another tab or device may have been first: then there is nothing left to do.
      const now = await call('contact.subscriptions');
      const left = changed.filter((way) => now[way] !== chosen[way]);
      const body = Object.fromEntries(left.map((way) => [way, chosen[way]]));
      const saved = left.length > 0 ? await call('contact.updateSubscriptions', { body }) : now;
      client.setQueryData(subscriptionsQuery().queryKey, saved);
      void client.invalidateQueries({ queryKey: playerQuery().queryKey });
      const more = changed.some((way) => saved[way]);
      const said = !more ? 'unsubscribed' : left.length > 0 ? 'subscribed' : 'already';
      toast({ tone: 'ok', title: say(said), key: 'profile-saved' });
    } catch (error) {
      fail(failureOf(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <form
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {failure && <FailureNotice failure={failure} title={t('notSaved')} />}
      <div className="grid">
        {ways.map((way) => (
          <Checkbox
            key={way}
            checked={chosen[way]}
            onChange={(event) => choose({ ...chosen, [way]: event.currentTarget.checked })}
          >
            {say(`ways.${way}`)}
          </Checkbox>
        ))}
      </div>
      {changed.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="min-w-[120px] flex-1 text-body text-mid">{t('unsaved')}</p>
          <Button look="bare" onClick={() => choose(kept)}>
            {t('undo')}
          </Button>
          <Button type="submit" look="armed" pending={pending && t('saving')}>
            {t('save')}
          </Button>
        </div>
      )}
    </form>
  );
}
