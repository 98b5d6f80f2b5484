import type { UserLimit } from '@cosmodrome/contract/http/limits';
import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { removeLimit, setLimit } from '../queries.ts';
import { useMoments } from './moments.ts';
import { useChange } from './use-change.ts';

/** A looser limit that waits, or a removal: what, from when, what is missing, and the way back. */
export function Waiting({ limit }: { limit: UserLimit }) {
  const t = useTranslations('limits.waiting');
  const money = useMoneyText();
  const { date, left } = useMoments();
  const { pending, problem, run } = useChange();
  const { status } = limit;
  if (status === 'active') return null;
  const removal = status === 'unconfirmed_disable' || status === 'confirmed_disable';
  const from = (removal ? limit.disable_at : limit.effective_at) ?? limit.created_at;
  const [account] = limit.accounts;
  const value = account ? money(account.amount_cents, account.currency) : t('minutes', { minutes: limit.minutes ?? 0 });
  const until = limit.confirm_until ?? from;
  const back = () =>
    run((client) =>
      removal
        ? setLimit(client, {
            type: limit.type,
            ...(limit.period && { period: limit.period }),
            ...(limit.minutes && { minutes: limit.minutes }),
            accounts: limit.accounts.map(({ currency, amount_cents }) => ({ currency, amount_cents })),
          })
        : removeLimit(client, limit.id),
    );
  return (
    <div className="limit-waiting">
      <Notice icon={limit.confirm_until ? 'mail' : 'clock'} tone="info" title={t(`${status}.title`, { value })}>
        {problem ?? t(`${status}.text`, { date: date(from), left: left(from), until: date(until) })}
      </Notice>
      <Button size="small" pending={pending && t('saving')} onClick={() => void back()}>
        {t(removal ? 'keep' : 'back')}
      </Button>
    </div>
  );
}
