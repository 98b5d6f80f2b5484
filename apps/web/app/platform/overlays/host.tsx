import { useRootMark } from '@cosmodrome/ui/root-marks';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from 'use-intl';
import { fetched } from '../device/part.ts';
import { tellEarlyKeys } from '../forms/early-input.ts';
import { ensureMessages } from '../i18n/catalogue.ts';
import type { OverlaySpec, OverlayViewProps } from '../routing/path-spec.ts';
import { logError } from '../telemetry.ts';
import { useOverlays } from './navigation.ts';
import { openOverlays, type OpenOverlay } from './stack.ts';

/** Renders the overlays of the history entry over the page. That of a direct visit is rendered by its own route. */
export function OverlayHost() {
  const location = useLocation();
  const open = openOverlays(location.pathname, location.state);
  const some = open.length > 0;
  // The page below does not scroll meanwhile, and keeps its width.
  useRootMark('is-locked', some);
  useEffect(() => {
    if (!some) tellEarlyKeys();
  }, [some]);
  return open.filter(({ direct }) => !direct).map((each) => <LoadedOverlay key={each.spec.name} overlay={each} />);
}

function LoadedOverlay({ overlay }: { overlay: OpenOverlay }) {
  const View = useView(overlay.spec);
  const { close } = useOverlays();
  useEffect(() => {
    if (View) tellEarlyKeys();
  }, [View]);
  if (!View) return null;
  // oxlint-disable-next-line react/static-components -- The view is a lazy part that was loaded: it is chosen here, not made.
  return <View {...viewProps(overlay)} close={close} />;
}

/** What a view gets to know about the address it was opened with. */
export function viewProps({ path, params }: Pick<OpenOverlay, 'path' | 'params'>): Omit<OverlayViewProps, 'close'> {
  return { path, params, search: new URLSearchParams(path.split('#', 1)[0]?.split('?')[1] ?? '') };
}

const views = new Map<OverlaySpec['view'], ComponentType<OverlayViewProps>>();

/** Loads an overlay's code and texts ahead of the press that opens it. */
export async function preloadOverlay(spec: OverlaySpec, locale: string): Promise<ComponentType<OverlayViewProps>> {
  const [{ default: View }] = await Promise.all([fetched(spec.view), ensureMessages(spec.messages, locale)]);
  views.set(spec.view, View);
  return View;
}

function useView(spec: OverlaySpec): ComponentType<OverlayViewProps> | undefined {
  const locale = useLocale();
  const [, redraw] = useState(0);
  const view = views.get(spec.view);
  useEffect(() => {
    if (view) return;
    preloadOverlay(spec, locale).then(
      () => redraw((count) => count + 1),
      (error: unknown) => logError('LOAD_OVERLAY_ERROR', error),
    );
  }, [view, spec, locale]);
  return view;
}
