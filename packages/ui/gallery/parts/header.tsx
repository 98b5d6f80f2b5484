import { Button } from '../../src/action/button.tsx';
import { IconButton } from '../../src/action/icon-button.tsx';
import { Avatar } from '../../src/identity/avatar.tsx';
import { Coin } from '../../src/identity/coin.tsx';
import { Icon } from '../../src/identity/icon.tsx';
import { Logo } from '../../src/identity/logo.tsx';
import { BalanceWell, ValueWell, WalletRow } from '../../src/money/balance-well.tsx';
import { Gauge } from '../../src/money/gauge.tsx';
import { Money } from '../../src/money/money.tsx';
import { NavLink } from '../../src/navigation/nav-link.tsx';
import { Popover } from '../../src/overlay/popover.tsx';
import { Badge } from '../../src/surface/badge.tsx';
import { Counter } from '../../src/surface/counter.tsx';
import { amount, unit } from '../samples.ts';

/** What drops from the balance. */
export function BalancePanel() {
  return (
    <div className="grid gap-4 md:w-[350px]">
      <div className="grid">
        <span className="text-body text-mid">Total</span>
        <Money parts={amount(1334.5)} size="headline" fit />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <ValueWell label="Real, yours to withdraw">
          <Money parts={amount(1284.5)} size="lead" />
        </ValueWell>
        <ValueWell label="Bonus, in play">
          <Money parts={amount(50)} tone="gold-dim" size="lead" />
        </ValueWell>
      </div>
      <div className="grid gap-2">
        <div className="flex justify-between text-body">
          <span>Wagered</span>
          <strong className="font-strong text-high">€1,260.00 of €1,750.00</strong>
        </div>
        <Gauge value={1260} max={1750} label="Wagered" words="€1,260.00 of €1,750.00" start="72%" end="7 days left" />
      </div>
      <div>
        <WalletRow
          mark={<Coin currency="eur" />}
          name="EUR"
          amount={<Money parts={amount(1284.5)} size="body" />}
          selected
        />
        <WalletRow
          mark={<Coin currency="btc" />}
          name="BTC"
          amount={<Money parts={unit('4,210', 'µBTC')} size="body" />}
        />
        <WalletRow
          mark={<Coin currency="eth" />}
          name="ETH"
          amount={<Money parts={unit('12.40', 'mETH')} size="body" />}
        />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button>Cashbox</Button>
        <Button>Go to profile</Button>
      </div>
    </div>
  );
}

/** The header of a signed-in player. */
export function Header() {
  return (
    <header className="flex h-header items-center gap-4 px-gutter">
      <span className="hidden md:block">
        <Logo name="Cosmodrome" height={28} />
      </span>
      <span className="md:hidden">
        <Logo name="Cosmodrome" height={32} markOnly />
      </span>
      <nav className="hidden gap-5 lg:flex" aria-label="Main">
        <NavLink href="#lobby" current>
          Lobby
        </NavLink>
        <NavLink href="#pokies">Pokies</NavLink>
        <NavLink href="#live">Live</NavLink>
        <NavLink href="#jackpots">
          Jackpots <Badge>NEW</Badge>
        </NavLink>
      </nav>
      <span className="ml-auto hidden items-center md:flex">
        <IconButton icon="search" label="Search" />
        <IconButton icon="gift" label="Gifts, 3 new">
          <Counter>3</Counter>
        </IconButton>
        <IconButton icon="bell" label="Notifications, more than 9 new">
          <Counter>9+</Counter>
        </IconButton>
      </span>
      <span className="ml-auto md:ml-0">
        <BalanceWell>
          <Popover
            label="Balance"
            triggerClassName="ui-balance-trigger"
            triggerLabel="Balance €1,284.50"
            trigger={
              <>
                <Money parts={amount(1284.5)} size="balance" />
                <Icon name="chevron-down" size={16} />
              </>
            }
          >
            <BalancePanel />
          </Popover>
          <span className="hidden md:block">
            <Button look="armed" href="#deposit">
              Deposit
            </Button>
          </span>
        </BalanceWell>
      </span>
      <span className="hidden md:block">
        <Avatar initials="07" />
      </span>
    </header>
  );
}
