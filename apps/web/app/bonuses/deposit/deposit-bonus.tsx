import '../choice/choice.css';
import './deposit.css';
import { normalizeCode } from '@cosmodrome/rules/bonuses/wagering';
import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { Notice } from '@cosmodrome/ui/notice';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePlayer } from '../../account/index.ts';
import { useProtection } from '../../limits/index.ts';
import { useSignal } from '../../platform/signal.ts';
import { applied, type Applied } from './apply-promocode.ts';
import { Offers } from './offers.tsx';
import { SetCode } from './set-code.tsx';
import { useCodeTerms, useDepositBonuses } from './use-deposit-bonus.ts';

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
      {shown && <Fold currency={currency} cents={cents} opened={opened} wished={wished} />}
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

function Fold({ currency, cents, opened, wished }: DepositBonusProps & { wished: boolean }) {
  const t = useTranslations('bonuses.deposit');
  const place = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const set = useRef<HTMLDivElement>(null);
  const chosen = useRef(false);
  const terms = useCodeTerms();
  const offers = useDepositBonuses();
  const code = terms.data?.deposit_bonus_code ?? null;
  useEffect(() => {
    if (!opened) return;
    unfold(place.current);
    // Who is typing already goes on doing so.
    const at = document.activeElement;
    if (!(at instanceof HTMLInputElement) || at.value === '') summary.current?.focus();
  }, [opened]);
  useEffect(() => {
    if (code === null) return;
    // What is chosen is seen with its terms before anything is paid in.
    unfold(place.current);
    if (chosen.current) set.current?.focus();
    chosen.current = false;
  }, [code]);
  const failed = terms.isError || offers.isError;
  return (
    <details ref={place} className="bonus-choice">
      <summary ref={summary}>
        <Icon name="gift" />
        <span>{code === null ? t('title') : t('titleSet', { title: terms.data?.offer?.title ?? code })}</span>
        <Icon name="chevron-down" size={18} className="bonus-choice-mark" />
      </summary>
      <div className="grid gap-4 pt-3 text-body text-low">
        {!wished && <Off />}
        {wished && failed && !terms.data && (
          <Failed again={() => void Promise.all([terms.refetch(), offers.refetch()])} />
        )}
        {wished && !failed && (!terms.data || !offers.data) && <TextSkeleton width="70%" />}
        {wished && terms.data && code !== null && (
          <SetCode
            ref={set}
            code={code}
            offer={terms.data.offer}
            currency={currency}
            cents={cents}
            removed={() => summary.current?.focus()}
          />
        )}
        {wished && terms.data && code === null && offers.data && (
          <Offers offers={offers.data} currency={currency} cents={cents} choosing={(is) => (chosen.current = is)} />
        )}
      </div>
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
          {t('bar.link')}
        </Button>
      }
    >
      {t('deposit.off')}
    </Notice>
  );
}

function Failed({ again }: { again: () => void }) {
  const t = useTranslations('bonuses.list');
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
      {t('failed')}
    </Notice>
  );
}
