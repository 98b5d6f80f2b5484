import type { Bonus } from '@cosmodrome/contract/http/bonuses';
import type { PaymentMethod } from '@cosmodrome/contract/http/cashbox';
import type { Account } from '@cosmodrome/contract/http/money';
import type { AmountLimits } from '@cosmodrome/rules/cashbox/amount-rule';
import type { DepositLeft } from '@cosmodrome/rules/limits/deposit-left';
import { inWindow, useDomEvent } from '@cosmodrome/ui/use-dom-event';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { withDevice } from '../../identity/index.ts';
import { bonusesQuery, useEndingBonuses } from '../../bonuses/index.ts';
import { useDepositLeft } from '../../limits/index.ts';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { useKeyedCall } from '../../platform/forms/keyed.ts';
import { useOverlays } from '../../platform/overlays/navigation.ts';
import { cleanAmount, type Entry, readEntry } from '../amount.ts';
import { typedAmount } from '../../money/index.ts';
import { type Action, methodsQuery } from '../queries.ts';
import { firstMethod, profileOf } from './method-choice.ts';
import { screenDeposit } from './screening.ts';
import { useReturnPath } from './return-path.ts';

export interface PaymentFormState {
  text: string;
  type: (text: string) => void;
  /** Sets a whole amount: a quick one, or all. */
  set: (cents: number) => void;
  entry: Entry;
  limits: AmountLimits | undefined;
  /** What the player's deposit limits leave; null without one. */
  left: DepositLeft | null;
  methods: ReturnType<typeof useQuery<readonly PaymentMethod[]>>;
  method: PaymentMethod | undefined;
  choose: (id: string) => void;
  /** A saved profile of the method, or null for a new one. */
  profile: string | null;
  chooseProfile: (id: string | null) => void;
  fields: Readonly<Record<string, string>>;
  fill: (name: string, value: string) => void;
  /** Problems are shown once somebody has tried to go on, or has left the amount. */
  shown: boolean;
  show: () => void;
  /** The bonuses that it ends, which are told before it is sent. */
  ending: readonly Bonus[];
  failure: Failure | undefined;
  pending: 'starting' | 'leaving' | false;
  /** Starts the payment; answers false when something has to be mended first. */
  submit: () => Promise<boolean>;
}

/** The way that is chosen at first, where it is not the first of the methods. */
export interface FirstWay {
  method: string;
  profile: string;
}

const NONE: readonly Bonus[] = [];

/** State of a deposit or withdrawal until it is started. */
export function usePaymentForm(action: Action, account: Account, prefill: string, first?: FirstWay): PaymentFormState {
  const locale = useLocale();
  const client = useQueryClient();
  const { open } = useOverlays();
  const returnPath = useReturnPath();
  const start = useKeyedCall('cashbox.start');
  const methods = useQuery(methodsQuery(account.currency, action));
  const [text, setText] = useState(() => cleanAmount(prefill));
  const [chosen, choose] = useState(first?.method);
  const [picked, chooseProfile] = useState<string | null | undefined>(first?.profile);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [shown, setShown] = useState(false);
  const [failure, fail] = useState<Failure>();
  const [leaving, leave] = useState(false);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  // Back from the provider's page without a new document: the button has to work again.
  useDomEvent(inWindow, 'pageshow', () => leave(false));

  const { currency } = account;
  const method = methods.data?.find(({ id }) => id === chosen) ?? firstMethod(methods.data, action);
  const left = useDepositLeft(currency, action === 'deposit');
  const balance = action === 'cashout' ? account.available_to_cashout_cents : undefined;
  const limits = method && {
    min: method.termsOfService.restrictions.minAmountValue,
    max: method.termsOfService.restrictions.maxAmountValue,
    step: method.termsOfService.restrictions.stepAmountValue,
    balance,
    room: left?.cents,
  };
  const entry = readEntry(
    text,
    currency,
    limits ?? (balance === undefined ? undefined : { min: 0, max: Infinity, balance }),
  );
  const profile = profileOf(method, picked);
  const running = useEndingBonuses(currency);
  const ending = action === 'cashout' ? running : NONE;

  const submit = async (): Promise<boolean> => {
    setShown(true);
    const needed = method?.fields.filter((field) => field.required && profile === null) ?? [];
    if (!method || entry.cents === undefined || needed.some(({ name }) => !fields[name]?.trim())) return false;
    if (action === 'cashout' && method.isProfileRequiredForCashout && profile === null) return false;
    fail(undefined);
    // Made while the deposit is on its way, so that it is there when the page leaves.
    const device = action === 'deposit' ? withDevice() : undefined;
    try {
      const wish = {
        action,
        method: method.id,
        currency,
        amount_cents: entry.cents,
        ...(profile === null ? { fields: given(method, fields) } : { saved_profile_id: profile }),
        return_path: returnPath,
      };
      // Not of the wish: a withdrawal whose answer is lost may have ended them, and is repeated all the same.
      const told = ending.length > 0 && { ends_bonuses: ending.map(({ id }) => id) };
      const started = await start.send({ body: { ...wish, ...told } }, wish);
      if (started && device) void screenDeposit(started.payment.id, device);
      if (!started || !alive.current) return true;
      if (started.next.type === 'redirect') {
        leave(true);
        location.assign(started.next.url);
      } else open(`/cashbox?payment=${started.payment.id}`, { replaceTop: true });
      return true;
    } catch (error) {
      fail(failureOf(error));
      // It may have been refused for one that has begun since.
      if (action === 'cashout') void client.invalidateQueries({ queryKey: bonusesQuery().queryKey });
      return false;
    }
  };

  return {
    text,
    type: (value) => {
      setText(cleanAmount(value));
      fail(undefined);
    },
    set: (cents) => setText(typedAmount(cents, currency, locale)),
    entry,
    limits,
    left,
    methods,
    method,
    choose: (id) => {
      choose(id);
      chooseProfile(undefined);
      fail(undefined);
    },
    profile,
    chooseProfile,
    fields,
    fill: (name, value) => setFields((known) => ({ ...known, [name]: value })),
    shown,
    ending,
    show: () => setShown((known) => known || text !== ''),
    failure,
    pending: leaving ? 'leaving' : start.pending ? 'starting' : false,
    submit,
  };
}

const given = (method: PaymentMethod, fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(method.fields.map(({ name }) => [name, fields[name]?.trim() ?? '']));
