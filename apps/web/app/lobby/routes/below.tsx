import { Outlet } from 'react-router';
import { Lobby } from '../components/lobby.tsx';
import { lobbyLoad } from '../load.ts';

export const loader = lobbyLoad.loader;
export const clientLoader = lobbyLoad.clientLoader;

/** The lobby under an overlay whose own address was opened: out of focus, so it does without the art of its tiles. */
export default function BelowRoute() {
  return (
    <>
      <Lobby below />
      <Outlet />
    </>
  );
}
