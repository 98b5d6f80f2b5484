import { Button } from '../../src/action/button.tsx';
import { Chip, RemovableChip } from '../../src/action/chip.tsx';
import { ChipRow } from '../../src/action/chip-row.tsx';
import { IconButton } from '../../src/action/icon-button.tsx';
import { Segmented } from '../../src/action/segmented.tsx';
import { Banner } from '../../src/banner/banner.tsx';
import { ContinueCard } from '../../src/game/continue-card.tsx';
import { PlainTile, PromoTile } from '../../src/game/plain-tile.tsx';
import { RailRow } from '../../src/game/rail-row.tsx';
import { Tile, TileLock } from '../../src/game/tile.tsx';
import { TileGrid } from '../../src/game/tile-grid.tsx';
import { Icon, type IconName } from '../../src/identity/icon.tsx';
import { Money } from '../../src/money/money.tsx';
import { WinItem } from '../../src/money/win-item.tsx';
import { Badge } from '../../src/surface/badge.tsx';
import { Panel } from '../../src/surface/panel.tsx';
import { amount, bannerScene, games } from '../samples.ts';

const categories: [IconName, string][] = [
  ['crown', 'Top'],
  ['sparkles', 'New'],
  ['telescope', 'Recommended'],
  ['coins', 'Bonus wagering'],
  ['trophy', 'Jackpot'],
  ['dices', 'Table'],
  ['bitcoin', 'BTC games'],
  ['pyramid', 'Egypt'],
  ['cherry', 'Fruit'],
  ['book-open', 'Book'],
  ['rocket', 'Crash'],
  ['fish', 'Fishing'],
];

const slides = ['night-launch', 'orbit-station', 'comet-dunes'].map((name) => ({
  id: name,
  scene: bannerScene(name),
  eyebrow: (
    <>
      <Icon name="timer" size={18} /> Ends in 2 d 06 h
    </>
  ),
  headline: (
    <>
      Night launch: 100% up to <span className="text-gold">€300</span>
    </>
  ),
  children: 'Deposit €20 or more. Bonus is wagered 35× within 7 days, pokies only.',
  actions: (
    <>
      <Button look="ignited" size="large" href="#bonus">
        Take the bonus
      </Button>
      <Button look="bare" size="large" href="#terms">
        Terms
      </Button>
    </>
  ),
}));

function overlay() {
  return (
    <>
      <IconButton icon="heart" look="glass" size="small" label="Add to favourites" />
      <Button look="ignited" icon="play" iconFilled href="#play">
        Play
      </Button>
      <Button look="bare" size="small" href="#demo">
        Try the demo
      </Button>
    </>
  );
}

function tiles(size: 'large' | 'dense' | 'live') {
  return games.map((game, at) => (
    <Tile
      key={game.title}
      {...game}
      size={size}
      href="#game"
      overlay={overlay}
      badge={at === 0 ? <Badge look="glass">New</Badge> : at === 1 ? <Money parts={amount(18_344.1)} /> : undefined}
    />
  ));
}

const rail = { href: '#all', previousLabel: 'Back', nextLabel: 'Further' };

export function Lobby() {
  const [first, second, third] = games;
  return (
    <div className="grid grid-cols-1 gap-row-gap">
      <Banner
        slides={slides}
        label="Offers"
        pauseLabel="Stop changing"
        playLabel="Start changing"
        dotLabel={(at, of) => `Offer ${at} of ${of}`}
      />
      <ChipRow label="Categories">
        {categories.map(([icon, name], at) => (
          <Chip key={name} icon={icon} href="#category" selected={at === 0}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <ContinueCard
          href="#1"
          {...first}
          title="Tome of Sands"
          status="Unfinished round, bet €0.80"
          continueLabel="Continue"
        />
        <ContinueCard href="#2" {...second} status="Last played 40 minutes ago" />
        <ContinueCard href="#3" {...third} status="Last played yesterday" />
      </div>
      <RailRow {...rail} heading="Top games" seeAll="See all 214">
        {tiles('large')}
      </RailRow>
      <Panel>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-heading">Latest wins</h2>
          <Segmented
            label="Which wins"
            value="latest"
            options={[
              { value: 'latest', label: 'Latest' },
              { value: 'biggest', label: 'Biggest today' },
              { value: 'jackpots', label: 'Jackpots' },
            ]}
          />
        </div>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {games.slice(0, 4).map((game) => (
            <WinItem
              key={game.title}
              href="#win"
              {...game}
              amount={<Money parts={amount(2480)} size="body" />}
              player="comet_***"
            />
          ))}
        </div>
      </Panel>
      <RailRow {...rail} heading="New this week" seeAll="See all 38" size="dense">
        {tiles('dense')}
      </RailRow>
      <RailRow {...rail} heading="Live tables" note="1,208 players seated" seeAll="See all 96" size="live">
        {[
          <PromoTile
            key="promo"
            eyebrow="Every Monday"
            heading="Live cashback"
            amount={<Money parts={amount(14.2)} size="title" />}
            note="collected this week"
            action={<Button wide>How it works</Button>}
          >
            10% of last week’s net loss at live tables, as real money.
          </PromoTile>,
          ...tiles('live'),
        ]}
      </RailRow>
      <div className="flex flex-wrap gap-2">
        <RemovableChip removeLabel="Remove Free spins" onRemove={() => undefined}>
          Free spins
        </RemovableChip>
        <RemovableChip removeLabel="Remove Bets up to €0.50" onRemove={() => undefined}>
          Bets up to €0.50
        </RemovableChip>
        <Button look="bare" size="small">
          Clear all
        </Button>
      </div>
      <TileGrid size="facets" label="Games">
        {[
          ...tiles('large').slice(0, 3),
          <Tile
            key="locked"
            {...second}
            href="#locked"
            locked={
              <TileLock title="Not played in EUR" action={<Button size="small">Switch wallet</Button>}>
                Switch to BTC, ETH or USD to open it.
              </TileLock>
            }
          />,
          <PlainTile
            key="random"
            icon="shuffle"
            heading="Pick one for me"
            action={<Button size="small">Surprise</Button>}
            title="Random game"
            studio="From the first 100 here"
          />,
        ]}
      </TileGrid>
    </div>
  );
}
