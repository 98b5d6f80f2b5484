import { useRootMark } from '@cosmodrome/ui/root-marks';
import { useEffect, type ComponentType } from 'react';
import { useHref, useLocation } from 'react-router';
import { fetched } from '../device/part.ts';
import { tellEarlyKeys } from '../forms/early-input.ts';
import { ensureMessages } from '../i18n/catalogue.ts';
import type { OverlaySpec, OverlayViewProps } from '../routing/path-spec.ts';
import { newestLocation } from '../routing/quiet-updates.ts';
import { logError } from '../telemetry.ts';
import { signal, useSignal } from '../signal.ts';
import { useOverlays } from './navigation.ts';
import { openOverlays, type OpenOverlay } from './stack.ts';

/**
 * Renders the overlays of the history entry over the page. That of a direct visit is rendered by its own route. While the
 * page below stays, the router's news are not waited for until the page is drawn with them: the press that opens a dialog
 * is answered at once.
 */
export function OverlayHost() {
  const location = useLocation();
  const newest = useSignal(newestLocation, null);
  const samePage = newest?.pathname === useHref(location.pathname);
  const open = openOverlays(location.pathname, (samePage ? newest : location).state);
  // The page below does not scroll meanwhile, and keeps its width.
  useRootMark('is-locked', open.length > 0);
  const over = open.filter(({ direct }) => !direct);
  const isNone = over.length === 0;
  // Also when a press has led to a page where an overlay might have been.
  useEffect(() => {
    if (isNone) tellEarlyKeys(location.key);
  }, [isNone, location]);
  return over.map((each) => <LoadedOverlay key={each.spec.name} overlay={each} />);
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

type Views = ReadonlyMap<OverlaySpec['view'], ComponentType<OverlayViewProps>>;
const loadedViews = signal<Views>(new Map());

/** Loads an overlay's code and texts ahead of the press that opens it. */
export async function preloadOverlay(spec: OverlaySpec): Promise<void> {
  const { lang } = document.documentElement;
  const [{ default: View }] = await Promise.all([fetched(spec.view), ensureMessages(spec.messages, lang)]);
  loadedViews.set(new Map(loadedViews.get()).set(spec.view, View));
}

function useView(spec: OverlaySpec): ComponentType<OverlayViewProps> | undefined {
  // A signal and not a state: React renders it before the transition of the page, which is under way.
  const view = useSignal(loadedViews).get(spec.view);
  useEffect(() => {
    if (!view) preloadOverlay(spec).catch((error: unknown) => logError('LOAD_OVERLAY_ERROR', error));
  }, [view, spec]);
  return view;
}
