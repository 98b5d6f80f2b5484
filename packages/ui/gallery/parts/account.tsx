import { Button } from '../../src/action/button.tsx';
import { IconButton } from '../../src/action/icon-button.tsx';
import { Segmented } from '../../src/action/segmented.tsx';
import { PlayBar, PlayFact } from '../../src/game/play-bar.tsx';
import { Coin } from '../../src/identity/coin.tsx';
import { Flag } from '../../src/identity/flag.tsx';
import { Medal } from '../../src/identity/medal.tsx';
import { PaymentMark } from '../../src/identity/payment-mark.tsx';
import { Gauge } from '../../src/money/gauge.tsx';
import { LevelGauge } from '../../src/money/level-gauge.tsx';
import { Money } from '../../src/money/money.tsx';
import { Breadcrumb } from '../../src/navigation/breadcrumb.tsx';
import { FooterColumn, FooterLink } from '../../src/navigation/footer-column.tsx';
import { SideNav, SideNavItem } from '../../src/navigation/side-nav.tsx';
import { Panel } from '../../src/surface/panel.tsx';
import { Well } from '../../src/surface/well.tsx';
import { amount, unit } from '../samples.ts';
import { BalancePanel } from './header.tsx';
import { Exhibit } from './section.tsx';

function LongMoney() {
  return (
    <Exhibit name="Money: narrow before small, never cut">
      <Panel className="grid gap-2">
        <Money parts={amount(412_806.37)} size="banner" smallMinor fit />
        <Money parts={amount(1_284_567_890, 'JPY')} size="banner" fit />
        <Money parts={unit('123,456,789.12345678', 'BTC')} size="amount" fit />
        <p className="text-body">
          <Money parts={amount(18.4).toSpliced(0, 0, { type: 'plusSign', value: '+' })} tone="ok" size="lead" />{' '}
          <Money parts={amount(212.4).toSpliced(0, 0, { type: 'minusSign', value: '−' })} tone="plain" size="lead" />{' '}
          <Money parts={amount(50)} tone="gold-dim" size="lead" />
        </p>
        <Well className="flex flex-wrap gap-3">
          {[
            'eur',
            'usd',
            'cad',
            'aud',
            'nzd',
            'jpy',
            'btc',
            'eth',
            'ltc',
            'usdt',
            'dog',
            'ada',
            'pln',
            'inr',
            'brl',
            'usdc',
            'trx',
            'bnb',
          ].map((code) => (
            <Coin key={code} currency={code} />
          ))}
        </Well>
        <div className="flex flex-wrap gap-3">
          {['gb', 'de', 'at', 'ch', 'ee', 'it', 'ca', 'au', 'nz', 'no', 'ca-qc'].map((country) => (
            <Flag key={country} country={country} size={24} />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {(['card', 'bank', 'wallet', 'voucher', 'phone', 'crypto'] as const).map((mark) => (
            <PaymentMark key={mark} name={mark} />
          ))}
          {([1, 2, 3] as const).map((place) => (
            <Medal key={place} place={place} />
          ))}
        </div>
      </Panel>
    </Exhibit>
  );
}

function Levels() {
  const stops = [
    { label: 'Regular', at: 0 },
    { label: 'Silver', at: 40, current: true },
    { label: 'Gold', at: 60 },
    { label: 'Diamond', at: 100 },
  ];
  return (
    <Exhibit name="Gauges">
      <Panel className="grid gap-5">
        <LevelGauge value={51} max={100} label="Status" words="Silver, 51 of 100 points" stops={stops} />
        <div className="grid gap-2">
          <div className="flex items-center justify-between">
            <h3 className="text-subheading">Deposit</h3>
            <Button size="small">Change</Button>
          </div>
          <div className="flex justify-between text-body">
            <span>
              <Money parts={amount(550)} tone="plain" size="balance" /> of €1,000.00 used
            </span>
            <span>€450.00 left</span>
          </div>
          <Gauge value={550} max={1000} label="Deposit limit" words="€550.00 of €1,000.00 used" />
        </div>
        <Gauge value={0} max={100} label="Nothing yet" words="€0.00 of €100.00" start="empty" />
        <Gauge value={140} max={100} label="Full" words="€100.00 of €100.00" start="full" />
      </Panel>
    </Exhibit>
  );
}

function Side() {
  return (
    <Exhibit name="Side navigation, breadcrumb, footer">
      <Panel className="grid gap-4">
        <Breadcrumb
          label="You are here"
          crumbs={[
            { label: 'Lobby', href: '#lobby' },
            { label: 'Pokies', href: '#pokies' },
          ]}
        />
        <SideNav label="Profile">
          <SideNavItem href="#details" icon="user" note="2 missing" noteTone="warn">
            Personal details
          </SideNavItem>
          <SideNavItem href="#verification" icon="shield-check" note="Pending" noteTone="info">
            Verification
          </SideNavItem>
          <SideNavItem href="#limits" icon="scale" current>
            Limits
          </SideNavItem>
          <SideNavItem href="#history" icon="history">
            Games history
          </SideNavItem>
        </SideNav>
        <FooterColumn heading="Safe play">
          <FooterLink href="#limit">Set a limit</FooterLink>
          <FooterLink href="#break">Take a break</FooterLink>
        </FooterColumn>
      </Panel>
    </Exhibit>
  );
}

export function Account() {
  return (
    <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      <Exhibit name="Balance dropdown">
        <Panel>
          <BalancePanel />
        </Panel>
      </Exhibit>
      <LongMoney />
      <div className="grid gap-6">
        <Levels />
      </div>
      <Side />
      <Exhibit name="Play bar" wide>
        <PlayBar
          backHref="#back"
          backLabel="Back to the lobby"
          title="Nebula Nomad"
          subtitle="Orbital 9"
          facts={
            <>
              <PlayFact label="Session">00:42:17</PlayFact>
              <PlayFact label="Net result">
                <Money parts={amount(18.4).toSpliced(0, 0, { type: 'plusSign', value: '+' })} tone="ok" />
              </PlayFact>
              <PlayFact label="Balance">
                <Money parts={amount(1284.5)} />
              </PlayFact>
            </>
          }
          mode={
            <Segmented
              label="Mode"
              value="real"
              options={[
                { value: 'real', label: 'Real', href: '#real' },
                { value: 'demo', label: 'Demo', href: '#demo' },
              ]}
            />
          }
          actions={
            <>
              <IconButton icon="heart" filled aria-pressed label="Favourite" />
              <IconButton icon="book-open" label="Rules" />
              <IconButton icon="expand" label="Whole screen" />
            </>
          }
        />
      </Exhibit>
    </div>
  );
}
