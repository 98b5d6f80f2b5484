import { useState } from 'react';
import { Button } from '../../src/action/button.tsx';
import { Chip } from '../../src/action/chip.tsx';
import { Segmented } from '../../src/action/segmented.tsx';
import { CompactSelect } from '../../src/form/select-field.tsx';
import { Switch } from '../../src/form/switch.tsx';
import { Coin } from '../../src/identity/coin.tsx';
import { PaymentMark, type PaymentMarkName } from '../../src/identity/payment-mark.tsx';
import { AmountWell } from '../../src/money/amount-well.tsx';
import { MethodCard, MethodCards } from '../../src/money/method-card.tsx';
import { Money } from '../../src/money/money.tsx';
import { Dialog } from '../../src/overlay/dialog.tsx';
import { Notice } from '../../src/surface/notice.tsx';
import { amount } from '../samples.ts';

const methods: [string, string, string, PaymentMarkName | undefined][] = [
  ['Card', 'At once, free', '€10 to €5,000', 'card'],
  ['Bitcoin', 'At once, free', '100 µBTC or more', undefined],
  ['Tether', 'At once, free', '20 USDT or more', undefined],
  ['Bank transfer', '1 to 2 days, free', '€50 to €20,000', 'bank'],
  ['E-wallet', 'At once, free', '€10 to €3,000', 'wallet'],
  ['Voucher', 'At once, free', '€10 to €250', 'voucher'],
];

/** The cashbox of picture 05, as the components make it. */
export function CashboxDialog({ onClose, startAmount = '50.00' }: { onClose: () => void; startAmount?: string }) {
  const [value, setValue] = useState(startAmount);
  const [method, setMethod] = useState('Card');
  const [tab, setTab] = useState('deposit');
  return (
    <Dialog
      title="Cashbox"
      closeLabel="Close"
      onClose={onClose}
      size="large"
      head={
        <Segmented
          label="Cashbox"
          value={tab}
          onChange={setTab}
          options={[
            { value: 'deposit', label: 'Deposit' },
            { value: 'withdraw', label: 'Withdraw' },
          ]}
        />
      }
      foot={
        <>
          <Button look="ignited" size="sheet" wide>
            Deposit €{value}
          </Button>
          Arrives at once, no fee
        </>
      }
    >
      <div className="grid gap-5 md:grid-cols-2 md:gap-7">
        <div className="grid content-start gap-3">
          <AmountWell
            label="You deposit"
            sign="€"
            value={value}
            onChange={(event) => setValue(event.target.value)}
            hint="Your deposit limit leaves €450.00 this week."
            end={
              <CompactSelect label="Currency">
                <option>EUR</option>
                <option>BTC</option>
              </CompactSelect>
            }
          />
          <div className="grid grid-cols-4 gap-2">
            {['20', '50', '100', '250'].map((quick) => (
              <Chip key={quick} selected={value === `${quick}.00`} onPress={() => setValue(`${quick}.00`)}>
                €{quick}
              </Chip>
            ))}
          </div>
          <Notice icon="gift" tone="gold" end={<Switch aria-label="Add the bonus" defaultChecked />}>
            Add <Money parts={amount(50)} /> bonus. It is yours after you wager <strong>€1,750.00</strong> on pokies by{' '}
            <strong>28 November</strong>.{' '}
            <a className="ui-link" href="#terms">
              Terms
            </a>
          </Notice>
        </div>
        <MethodCards label="How you pay">
          {methods.map(([title, terms, limits, mark]) => (
            <MethodCard
              key={title}
              name="method"
              value={title}
              checked={method === title}
              onChoose={setMethod}
              mark={
                mark ? <PaymentMark name={mark} /> : <Coin currency={title === 'Bitcoin' ? 'btc' : 'usdt'} size={32} />
              }
              {...{ title, terms, limits }}
            />
          ))}
        </MethodCards>
      </div>
    </Dialog>
  );
}
