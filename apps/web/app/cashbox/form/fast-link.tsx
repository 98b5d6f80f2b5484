import { Button } from '@cosmodrome/ui/button';
import { useTranslations } from 'use-intl';
import { useOverlays } from '../../platform/overlays/navigation.ts';
import type { PartProps } from './parts.ts';
import { savedWays, useSavedTitle } from './saved-ways.ts';

/** Where a card or wallet is saved: the way to the small form that asks for the amount only. What was typed comes along. */
export function FastLink({ form }: Pick<PartProps, 'form'>) {
  const t = useTranslations('cashbox.fast');
  const titleOf = useSavedTitle();
  const { open } = useOverlays();
  const last = savedWays(form.methods.data ?? [])[0];
  if (!last) return null;
  const query = form.text === '' ? '' : `?amountProp=${encodeURIComponent(form.text)}`;
  return (
    <p className="cashbox-fast-link">
      <Button
        look="bare"
        size="small"
        icon="zap"
        onClick={() => void open(`/deposit-fast${query}`, { replaceTop: true })}
      >
        {t('link', { title: titleOf(last.method, last.profile) })}
      </Button>
    </p>
  );
}
