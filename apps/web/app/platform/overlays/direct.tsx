import { type ComponentType, useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { coverPage, uncoverPage } from '../device/later.ts';
import type { OverlayViewProps } from '../routing/path-spec.ts';
import { PageHead, type PageHeadProps } from '../head.tsx';
import { viewProps } from './host.tsx';
import { useOverlays } from './navigation.ts';

/** Shows an overlay at its own address, over the lobby: what the route file of an overlay renders, on the server too. */
export function DirectOverlay({ view: View, head }: { view: ComponentType<OverlayViewProps>; head: PageHeadProps }) {
  const { pathname, search } = useLocation();
  const params = useParams();
  const { close } = useOverlays();
  useEffect(() => {
    coverPage();
    return uncoverPage;
  }, []);
  return (
    <>
      <PageHead {...head} />
      <View {...viewProps({ path: pathname + search, params })} close={close} />
    </>
  );
}
