import type { NextStep, Payment } from '@cosmodrome/contract/http/cashbox';
import { displayUnit } from '@cosmodrome/rules/money/currencies';
import { toDecimal } from '@cosmodrome/rules/money/format';
import { Button } from '@cosmodrome/ui/button';
import { Coin } from '@cosmodrome/ui/coin';
import { Gauge } from '@cosmodrome/ui/gauge';
import { Icon } from '@cosmodrome/ui/icon';
import { Well } from '@cosmodrome/ui/well';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../../platform/copy-button.tsx';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { CancelPart } from './cancel-part.tsx';
import { RateHold } from './hold.tsx';
import { PaymentNumber } from './payment-number.tsx';
import { QrCode } from './qr-code.tsx';

type Code = Extract<NextStep, { type: 'qr' }>;

/** A transfer to make: code, amount, address, how long the rate holds, and how far the transfer is. */
export function PayByCode({ payment, code }: { payment: Payment; code: Code }) {
  const t = useTranslations('cashbox.qr');
  const copy = { copy: t('copy'), copied: t('copied') };
  const money = useMoneyText();
  const worth = money(payment.amount_cents, payment.currency);
  const converted = payment.currency !== code.currency;
  const { label, subunits } = displayUnit(code.currency);
  return (
    <div className="pay-by-code">
      <QrCode text={code.uri} label={t('code')} mark={<Coin currency={code.currency} size={36} />} />
      <div className="grid justify-items-center gap-1 text-center text-body text-mid">
        <span className="flex flex-wrap items-center justify-center gap-3">
          <Amount cents={code.amount_cents} currency={code.currency} size="title" />
          <CopyButton
            text={toDecimal(code.amount_cents, subunits)}
            what={`${t('copyAmount')}, ${label}`}
            words={copy}
          />
        </span>
        {code.rate_expires_at ? (
          <RateHold until={code.rate_expires_at} amount={worth} />
        ) : (
          converted && <p>{t('about', { amount: worth })}</p>
        )}
      </div>
      <Well className="pay-address">
        <p className="min-w-0 flex-1">
          <span className="block text-meta text-mid">{t('address')}</span>
          <span className="text-body text-high [overflow-wrap:anywhere]">{code.address}</span>
        </p>
        <CopyButton text={code.address} what={t('address')} words={copy} />
      </Well>
      <Progress payment={payment} code={code} />
      <p className="text-body text-mid">{t('only', { coin: code.currency, network: code.network })}</p>
      <div className="cashbox-action">
        <Button
          look="ignited"
          size="sheet"
          wide
          href={code.wallet_url ?? code.uri}
          {...(code.wallet_url === null ? {} : { target: '_blank', rel: 'noreferrer' })}
        >
          {t('open')}
        </Button>
        <p className="cashbox-arrival">{t('noFee')}</p>
      </div>
      <CancelPart payment={payment} coins />
      <PaymentNumber id={payment.id} />
    </div>
  );
}

function Progress({ payment, code }: { payment: Payment; code: Code }) {
  const t = useTranslations('cashbox.qr');
  const { seen, needed } = code.confirmations;
  const found = payment.state === 'processing' || seen > 0;
  const words = t('blocks', { seen, needed });
  return (
    <div className="pay-progress">
      <p className="flex items-center gap-2 text-body">
        <Icon name="radio" size={18} className="text-info" />
        <strong role="status" className="flex-1 font-strong text-info">
          {t(found ? 'seen' : 'waiting')}
        </strong>
        <span className="text-low">{words}</span>
      </p>
      {/* A transfer that is seen has begun, so the gauge leaves its zero before the first block. */}
      <Gauge value={found ? seen + 0.35 : seen} max={needed + 0.35} label={t('confirmations')} words={words} />
    </div>
  );
}
