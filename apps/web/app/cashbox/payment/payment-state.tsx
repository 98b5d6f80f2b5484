import type { NextStep, Payment } from '@cosmodrome/contract/http/cashbox';
import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { Notice } from '@cosmodrome/ui/notice';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { gameOfPath, useTitleAt } from '../../games/index.ts';
import { useFormat } from '../../platform/i18n/format.ts';
import { useOverlays } from '../../platform/overlays/navigation.ts';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { withPageBefore } from '../form/return-path.ts';
import { useMethodName } from '../method-name.ts';
import { useAccounts } from '../../money/index.ts';
import { CancelPart } from './cancel-part.tsx';
import { PaymentNumber } from './payment-number.tsx';
import { RecallPart } from './recall-part.tsx';
import { stateLook } from './screen.ts';

export interface PaymentStateProps {
  payment: Payment;
  next: NextStep;
  /** The page the player came from. */
  before: string | undefined;
  close: () => void;
}

/** The live state of a payment: sign, amount, words, what the wallet holds, and the one thing to do next. */
export function PaymentState({ payment, next, before, close }: PaymentStateProps) {
  const t = useTranslations('cashbox.result');
  const format = useFormat();
  const nameOf = useMethodName();
  const { action, state, currency } = payment;
  const { tone, icon } = stateLook[state];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const held = payment.held_cents;
  const moved = state === 'succeeded';
  const date = format.dateTime(new Date(payment.finished_at ?? payment.created_at), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  return (
    <div className="payment-state">
      <span className={`payment-sign is-${tone}`} aria-hidden>
        <Icon name={icon} size={28} />
      </span>
      <Amount
        cents={action === 'cashout' && moved ? -payment.amount_cents : payment.amount_cents}
        currency={currency}
        signed={moved}
        size="banner"
        tone={moved && action === 'deposit' ? 'gold' : 'plain'}
        fit
      />
      <div role="status">
        <h3 ref={heading} tabIndex={-1} className="text-title text-high outline-none">
          {t(`states.${action}.${state}`)}
        </h3>
        <p className="mt-2 text-lead text-mid">
          {held > 0 && payment.amount_cents === 0 ? t('held.all') : t(`next.${action}.${state}`)}
        </p>
      </div>
      <p className="text-body text-low">{t('method', { method: nameOf(payment.brand), date })}</p>
      <PaymentNumber id={payment.id} />
      {held > 0 && <Held cents={held} currency={currency} />}
      <Holds currency={currency} />
      <RecallPart payment={payment} onRecalled={() => heading.current?.focus()} />
      <div className="cashbox-action">
        <Onward
          payment={payment}
          next={next}
          before={before}
          close={close}
          onCanceled={() => heading.current?.focus()}
        />
      </div>
    </div>
  );
}

/** What is kept apart because it exceeds a deposit limit or came during a break, and what becomes of it. */
function Held({ cents, currency }: { cents: number; currency: string }) {
  const t = useTranslations('cashbox.result.held');
  const text = useMoneyText();
  return (
    <Notice tone="info" icon="clock" title={t('title', { amount: text(cents, currency) })}>
      {t('text')}
    </Notice>
  );
}

function Holds({ currency }: { currency: string }) {
  const t = useTranslations('cashbox.result');
  const account = useAccounts()?.find((each) => each.currency === currency);
  if (!account) return null;
  const { amount_cents: total, available_to_cashout_cents: real, wager_status: wagering } = account;
  const toWager = wagering ? wagering.wager_requirement_cents - wagering.wagered_cents : 0;
  return (
    <dl className="cashbox-after is-panel">
      <div>
        <dt>{t('real')}</dt>
        <dd>
          <Amount cents={real} currency={currency} size="lead" />
        </dd>
      </div>
      {total > real && (
        <div>
          <dt>{t('bonus')}</dt>
          <dd>
            <Amount cents={total - real} currency={currency} size="lead" tone="gold-dim" />
          </dd>
        </div>
      )}
      {toWager > 0 && (
        <div>
          <dt>{t('toWager')}</dt>
          <dd>
            <Amount cents={toWager} currency={currency} size="lead" />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What the way back is called: by the game that was played, whether the page was left for the provider's or lies below. */
function useBackLabel(before: string | undefined): string {
  const t = useTranslations('cashbox.result');
  const { pathname } = useLocation();
  const page = before ?? pathname;
  const title = useTitleAt(page);
  if (gameOfPath(page)) return title === undefined ? t('backToGame') : t('backTo', { title });
  return t(before === undefined ? 'done' : 'back');
}

const FAILED: ReadonlySet<Payment['state']> = new Set(['declined', 'rejected', 'canceled', 'recalled']);

/** One way on: the provider's page again, another try, or back to where the player was. */
function Onward({ payment, next, before, close, onCanceled }: PaymentStateProps & { onCanceled: () => void }) {
  const t = useTranslations('cashbox.result');
  const { leaveTo, open } = useOverlays();
  const done = (): void => (before === undefined ? close() : leaveTo(before));
  const back = useBackLabel(before);
  if (next.type === 'redirect' && payment.state === 'pending') {
    return (
      <>
        <Button look="ignited" size="sheet" wide onClick={() => location.assign(next.url)}>
          {t('resume')}
        </Button>
        <Button look="bare" wide onClick={done}>
          {back}
        </Button>
        <CancelPart payment={payment} onCanceled={onCanceled} />
      </>
    );
  }
  if (FAILED.has(payment.state)) {
    const deposit = payment.action === 'deposit';
    const again = payment.state === 'canceled' ? 'again' : deposit ? 'retryDeposit' : 'retryWithdraw';
    return (
      <>
        <Button
          look="ignited"
          size="sheet"
          wide
          onClick={() => open(withPageBefore(deposit ? '/deposit' : '/withdraw', before), { replaceTop: true })}
        >
          {t(again)}
        </Button>
        <Button look="bare" wide onClick={done}>
          {back}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button look={payment.state === 'succeeded' ? 'ignited' : 'quiet'} size="sheet" wide onClick={done}>
        {back}
      </Button>
      <CancelPart payment={payment} onCanceled={onCanceled} />
    </>
  );
}
