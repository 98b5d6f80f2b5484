import { afterPaint } from '@cosmodrome/ui/after-paint';
import { Dialog } from '@cosmodrome/ui/dialog';
import { Icon } from '@cosmodrome/ui/icon';
import { IconButton } from '@cosmodrome/ui/icon-button';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAddress, useOverlays } from '../../platform/overlays/navigation.ts';
import type { OverlayViewProps } from '../../platform/routing/path-spec.ts';
import { moved } from './options.ts';
import { Results } from './results.tsx';
import { useFound } from './use-found.ts';
import './search.css';

/**
 * The search popup: a combobox whose list the arrow keys move through while the focus stays in the field (spec 2.6, 5).
 * At its own address it is a form that works without script.
 */
export default function Search({ search, close }: OverlayViewProps) {
  const t = useTranslations('search');
  const { leaveTo } = useOverlays();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const start = search.get('q') ?? '';
  const found = useFound(start);
  const [active, activate] = useState(-1);
  const at = Math.min(active, found.options.length - 1);
  const action = useAddress('/search');
  const type = (text: string): void => {
    activate(-1);
    found.type(text);
  };
  const empty = (): void => {
    if (field.current) field.current.value = '';
    type('');
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const next = moved(at, event.key, found.options.length);
    if (next !== null) {
      event.preventDefault();
      activate(next);
    } else if (event.key === 'Enter') {
      const chosen = found.options[at] ?? (found.state === 'found' ? found.options[0] : undefined);
      event.preventDefault();
      if (chosen) leaveTo(chosen.href);
    } else if (event.key === 'Escape' && field.current?.value !== '') {
      event.preventDefault();
      event.stopPropagation();
      empty();
    }
  };
  const optionId = (index: number): string => `${list}-${index}`;
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={close} fullOnPhone className="search">
      <form method="get" action={action} onSubmit={(event) => event.preventDefault()}>
        <div className="ui-field is-large">
          <div className="ui-field-well">
            <Icon name="search" size={20} />
            <input
              ref={field}
              type="text"
              inputMode="search"
              name="q"
              role="combobox"
              data-autofocus
              aria-label={t('label')}
              aria-autocomplete="list"
              aria-expanded={found.options.length > 0}
              aria-controls={list}
              aria-activedescendant={at >= 0 ? optionId(at) : undefined}
              placeholder={t('placeholder')}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={100}
              defaultValue={start}
              // A letter is painted by the browser, and what follows from it is drawn after that.
              onChange={() => afterPaint(() => type(field.current?.value ?? ''))}
              onKeyDown={press}
            />
            {found.typed !== '' && (
              <IconButton
                icon="x"
                size="small"
                iconSize={18}
                label={t('clear')}
                onClick={() => {
                  empty();
                  field.current?.focus();
                }}
              />
            )}
          </div>
        </div>
      </form>
      <Results id={list} found={found} active={at} optionId={optionId} />
    </Dialog>
  );
}
