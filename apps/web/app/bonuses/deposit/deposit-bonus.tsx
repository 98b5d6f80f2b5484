import '../choice/choice.css';
import './deposit.css';
import { normalizeCode } from '@cosmodrome/rules/bonuses/wagering';
import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { Notice } from '@cosmodrome/ui/notice';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePlayer } from '../../platform/session/player.ts';
import { useProtection } from '../../limits/index.ts';
import { useSignal } from '../../platform/signal.ts';
import { applied, type Applied } from './apply-promocode.ts';
import { Offers } from './offers.tsx';
import { OneBonus } from './one-bonus.tsx';
import { SetCode } from './set-code.tsx';
import { type DepositChoice, useDepositChoice } from './use-choice.ts';

export interface DepositBonusProps {
  currency: string;
  /** What is about to be paid in, once that is an amount. */
  cents: number | undefined;
  /** Unfolded and under the fingers: the address asked for it. */
  opened: boolean;
}

/** The part of a deposit about bonuses: folded, because nobody needs one; nothing of it where offers are held back. */
export default function DepositBonus({ currency, cents, opened }: DepositBonusProps) {
  const player = usePlayer();
  const held = useProtection()?.suppression !== null;
  const news = useSignal(applied, null);
  useEffect(() => () => applied.set(null), []);
  const wished = player?.can_issue_bonuses === true;
  const shown = !held && player !== undefined && (wished || opened);
  if (!shown && !news) return null;
  return (
    <div className="grid content-start gap-3">
      <div role="status" className="empty:hidden">
        {news && <News news={news} />}
      </div>
      {shown && <Choice currency={currency} cents={cents} opened={opened} wished={wished} />}
    </div>
  );
}

/** What came of the code that an address has brought. */
function News({ news: { code, outcome, reason } }: { news: Applied }) {
  const t = useTranslations('bonuses.deposit.applied');
  if (outcome !== 'refused') {
    return (
      <Notice icon="circle-check" tone="ok">
        {t(outcome, { code: normalizeCode(code) })}
      </Notice>
    );
  }
  return (
    <Notice icon="info" tone="info" title={t('refused', { code: normalizeCode(code) })}>
      {reason ?? t('refusedText')}
    </Notice>
  );
}

/** The bonus in one sentence where there is one; else a folded line with the field for a code, or what came of one. */
function Choice({ currency, cents, opened, wished }: DepositBonusProps & { wished: boolean }) {
  const choice = useDepositChoice(currency);
  const place = useRef<HTMLDivElement>(null);
  const byHand = useRef(false);
  const settled = choice.pending === undefined;
  useEffect(() => {
    if (!settled || !byHand.current || choice.code === null) return;
    byHand.current = false;
    place.current?.focus();
  }, [settled, choice.code]);
  if (wished && !choice.ready && !choice.failed) return <div className="deposit-one is-waiting" aria-busy />;
  const offers = choice.code === null && (
    <Offers choice={choice} currency={currency} cents={cents} choosing={(is) => (byHand.current = is)} />
  );
  if (wished && choice.lead) {
    return (
      <OneBonus ref={place} offer={choice.lead} choice={choice} currency={currency} cents={cents} opened={opened}>
        {offers}
      </OneBonus>
    );
  }
  return (
    <Fold opened={opened} offer={choice.offer} code={choice.code}>
      {!wished && <Off />}
      {wished && choice.failed && <Failed again={choice.again} />}
      {wished && choice.code !== null && (
        <SetCode ref={place} code={choice.code} offer={choice.offer} currency={currency} cents={cents} />
      )}
      {wished && choice.ready && offers}
    </Fold>
  );
}

interface FoldProps extends Pick<DepositBonusProps, 'opened'>, Pick<DepositChoice, 'code' | 'offer'> {
  children: ReactNode;
}

function Fold({ opened, code, offer, children }: FoldProps) {
  const t = useTranslations('bonuses.deposit');
  const place = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const before = useRef(code);
  useEffect(() => {
    if (!opened) return;
    unfold(place.current);
    // Who is typing already goes on doing so.
    const at = document.activeElement;
    if (!(at instanceof HTMLInputElement) || at.value === '') summary.current?.focus();
  }, [opened]);
  useEffect(() => {
    // What is chosen is seen with its terms before anything is paid in; what is removed leaves the focus where it stood.
    if (code !== null) unfold(place.current);
    else if (before.current !== null) summary.current?.focus();
    before.current = code;
  }, [code]);
  return (
    <details ref={place} className="bonus-choice">
      <summary ref={summary}>
        <Icon name="gift" />
        <span>{code === null ? t('title') : t('titleSet', { title: offer?.title ?? code })}</span>
        <Icon name="chevron-down" size={18} className="bonus-choice-mark" />
      </summary>
      <div className="grid gap-4 pt-3 text-body text-low">{children}</div>
    </details>
  );
}

function unfold(place: HTMLDetailsElement | null): void {
  if (place) place.open = true;
}

function Off() {
  const t = useTranslations('bonuses');
  return (
    <Notice
      icon="info"
      tone="info"
      end={
        <Button size="small" href="/profile/promocode">
          {t('title')}
        </Button>
      }
    >
      {t('deposit.off')}
    </Notice>
  );
}

function Failed({ again }: { again: () => void }) {
  const t = useTranslations('bonuses.deposit');
  return (
    <Notice
      icon="circle-alert"
      tone="danger"
      alert
      end={
        <Button size="small" icon="refresh-cw" onClick={again}>
          {t('again')}
        </Button>
      }
    >
      {t('notLoaded')}
    </Notice>
  );
}
