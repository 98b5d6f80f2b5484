import { useTranslations } from 'use-intl';
import { PageHead } from '../../platform/head.tsx';
import { Lobby } from '../components/lobby.tsx';
import { lobbyLoad } from '../load.ts';

export const loader = lobbyLoad.loader;
export const clientLoader = lobbyLoad.clientLoader;
export default function LobbyRoute() {
  const t = useTranslations('lobby');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Lobby />
    </>
  );
}
