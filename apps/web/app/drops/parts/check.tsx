import type { PrizeDrop } from '@cosmodrome/contract/http/drops';
import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { TextField } from '@cosmodrome/ui/text-field';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { fetched } from '../../platform/device/part.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import type { Verdict } from '../check.ts';

const load = () => fetched(() => import('../check.ts'));

/** The draws of a drop that is over, redone in the browser: those of all wins, and that of any round. */
export function DropCheck({ drop }: { drop: PrizeDrop }) {
  const t = useTranslations('drops.check');
  const money = useMoneyText();
  const [verdict, show] = useState<Verdict>();
  const [answer, say] = useState<string>();
  const checkAll = (): void => void load().then(({ checkDrop }) => show(checkDrop(drop)));
  const checkOne = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const round = String(new FormData(event.currentTarget).get('round') ?? '').trim();
    if (round === '') return;
    void load().then(({ checkRound }) => {
      const prize = checkRound(drop, round);
      const cents = prize === null ? undefined : drop.prizes[prize]?.amount_cents;
      say(cents === undefined ? t('nothing') : t('draws', { amount: money(cents, 'EUR') }));
    });
  };
  const lines: [boolean, string][] = verdict
    ? [
        [verdict.seed, t(verdict.seed ? 'seedRight' : 'seedWrong')],
        [verdict.table, t(verdict.table ? 'tableRight' : 'tableWrong')],
        [verdict.right === verdict.wins, t('wins', { right: verdict.right, count: verdict.wins })],
      ]
    : [];
  return (
    <div className="column drop-check">
      <Button icon="refresh-cw" onClick={checkAll}>
        {t('all')}
      </Button>
      <ul role="status" className="drop-rules text-body empty:hidden">
        {lines.map(([isRight, line]) => (
          <li key={line}>
            <Icon name={isRight ? 'check' : 'x'} size={18} />
            {line}
          </li>
        ))}
      </ul>
      <form className="drop-round" onSubmit={checkOne}>
        <TextField name="round" label={t('round')} hint={t('roundHint')} maxLength={128} autoComplete="off" />
        <Button type="submit">{t('one')}</Button>
      </form>
      <p role="status" className="text-body">
        {answer}
      </p>
    </div>
  );
}
