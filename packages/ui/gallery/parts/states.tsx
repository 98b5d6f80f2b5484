import { Button } from '../../src/action/button.tsx';
import { Chip } from '../../src/action/chip.tsx';
import { TextField } from '../../src/form/text-field.tsx';
import { Tile } from '../../src/game/tile.tsx';
import { OfflineBar } from '../../src/navigation/offline-bar.tsx';
import { Tooltip } from '../../src/overlay/tooltip.tsx';
import { Panel } from '../../src/surface/panel.tsx';
import { TextSkeleton, TileSkeleton } from '../../src/surface/skeleton.tsx';
import { StateBlock } from '../../src/surface/state-block.tsx';
import { Toast } from '../../src/surface/toast.tsx';
import { games } from '../samples.ts';
import { Exhibit } from './section.tsx';

function Loading() {
  return (
    <Exhibit name="Loading: final geometry, tiles glow in their own palette" wide>
      <Panel>
        <div className="mb-4 flex justify-between">
          <span className="block w-[150px]">
            <TextSkeleton width="100%" />
          </span>
        </div>
        <div className="grid grid-cols-3 gap-tile-gap md:grid-cols-6">
          {games.slice(0, 2).map((game) => (
            <Tile key={game.title} {...game} href="#game" />
          ))}
          {['#c2475a', '#5f7f92', '#a87a2c', '#4f6fd0'].map((glow) => (
            <TileSkeleton key={glow} glow={glow} />
          ))}
        </div>
      </Panel>
    </Exhibit>
  );
}

function Blocks() {
  return (
    <>
      <Exhibit name="Empty: says what to do next">
        <Panel>
          <StateBlock icon="heart" heading="No favourites yet" actions={<Button>See top games</Button>}>
            Tap the heart on any game and it waits for you here.
          </StateBlock>
        </Panel>
      </Exhibit>
      <Exhibit name="Error: what happened, what can be done">
        <Panel>
          <StateBlock
            icon="satellite"
            tone="danger"
            heading="This list did not arrive"
            actions={
              <>
                <Button icon="refresh-cw">Try again</Button>
                <Button look="bare">Open chat</Button>
              </>
            }
          >
            The connection dropped on the way. Your balance and open rounds are safe.
          </StateBlock>
        </Panel>
      </Exhibit>
      <Exhibit name="Limit reached">
        <Panel>
          <StateBlock
            icon="hourglass"
            tone="warn"
            heading="Today’s loss limit is reached"
            actions={
              <>
                <Button>See my limits</Button>
                <Button look="bare">Take a break</Button>
              </>
            }
          >
            You set €100.00 a day. Games open again tomorrow at 00:00. Withdrawals work as always.
          </StateBlock>
        </Panel>
      </Exhibit>
    </>
  );
}

function Toasts() {
  return (
    <Exhibit name="Toasts: 10 s, status icon, one action at most">
      <Panel className="grid gap-2">
        <Toast tone="ok" title="Deposit of €50.00 is in" closeLabel="Close">
          Balance €1,334.50
        </Toast>
        <Toast tone="info" title="Withdrawal on its way" closeLabel="Close">
          €320.00 to card ending 4417
        </Toast>
        <Toast
          tone="warn"
          title="Deposit was cancelled"
          action={
            <Button look="bare" size="small">
              Try again
            </Button>
          }
        >
          Nothing was charged.
        </Toast>
      </Panel>
    </Exhibit>
  );
}

function Controls() {
  return (
    <>
      <Exhibit name="Buttons: one ignited per view, others armed or quiet">
        <Panel className="grid justify-items-start gap-3">
          <div className="flex flex-wrap items-center gap-3">
            <Button look="ignited" size="large">
              Ignited
            </Button>
            <Button look="armed" size="large">
              Armed
            </Button>
            <Button size="large">Quiet</Button>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button look="bare">Bare</Button>
            <Button disabled>Not yet</Button>
            <Button pending="Sending">Send</Button>
            <Button look="danger">Close my account</Button>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button size="small">Small</Button>
            <Tooltip text="Counts towards the race, real money only.">
              {(id) => (
                <Button size="small" icon="info" aria-describedby={id}>
                  With a remark
                </Button>
              )}
            </Tooltip>
          </div>
          <Button look="ignited" size="sheet" wide>
            Deposit €50.00
          </Button>
        </Panel>
      </Exhibit>
      <Exhibit name="Focus, keyboard">
        <Panel className="grid justify-items-start gap-4" data-focus-shown="">
          <Button look="ignited" size="large">
            Deposit €20.00
          </Button>
          <Button>Continue</Button>
          <span className="flex gap-3">
            <Chip selected>Top</Chip>
            <Chip>New</Chip>
          </span>
          <TextField label="E-mail" defaultValue="orbit77@example.com" className="w-full" />
        </Panel>
      </Exhibit>
    </>
  );
}

export function States() {
  return (
    <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      <Loading />
      <Blocks />
      <Toasts />
      <Controls />
      <Exhibit name="Offline: page stays, actions wait" wide>
        <OfflineBar next="Trying again in 4 s">You are offline</OfflineBar>
      </Exhibit>
    </div>
  );
}
