import { useState } from 'react';
import { Button } from '../src/action/button.tsx';
import { BottomBar, BottomBarItem } from '../src/navigation/bottom-bar.tsx';
import { Account } from './parts/account.tsx';
import { CashboxDialog } from './parts/cashbox.tsx';
import { Forms } from './parts/forms.tsx';
import { Header } from './parts/header.tsx';
import { Lobby } from './parts/lobby.tsx';
import { States } from './parts/states.tsx';

/** All components in all states. open shows the cashbox over them. */
export function Gallery({ open = false }: { open?: boolean }) {
  const [shown, show] = useState(open);
  return (
    <>
      <Header />
      <main className="mx-auto grid max-w-content grid-cols-1 gap-row-gap px-gutter pb-18 lg:max-w-content lg:px-gutter xl:px-0">
        <Lobby />
        <h1 className="text-headline">Every state, same geometry</h1>
        <States />
        <h2 className="text-headline">Forms</h2>
        <Forms />
        <h2 className="text-headline">Balance, status, rewards</h2>
        <Account />
        <Button onClick={() => show(true)}>Open the cashbox</Button>
      </main>
      <BottomBar label="Main">
        <Button look="ignited">Join</Button>
        <BottomBarItem icon="house" href="#lobby" current>
          Lobby
        </BottomBarItem>
        <BottomBarItem icon="cherry" href="#pokies">
          Pokies
        </BottomBarItem>
        <BottomBarItem icon="radio" href="#live">
          Live
        </BottomBarItem>
        <BottomBarItem icon="menu" onPress={() => undefined}>
          Menu
        </BottomBarItem>
      </BottomBar>
      {shown && <CashboxDialog onClose={() => show(false)} />}
    </>
  );
}
