import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useTranslations } from 'use-intl';

interface MethodsProblemProps {
  of: 'empty' | 'failed';
  currency?: string;
  again: () => void;
  pending: boolean;
}

/** The ways to pay did not arrive, or there are none, and the button that asks again. */
export function MethodsProblem({ of, currency = '', again, pending }: MethodsProblemProps) {
  const t = useTranslations(`cashbox.methods.${of}`);
  return (
    <StateBlock
      icon={of === 'empty' ? 'wallet' : 'satellite'}
      tone={of === 'empty' ? 'plain' : 'danger'}
      live
      heading={t('title', { currency })}
      headingLevel={3}
      actions={
        <Button icon="refresh-cw" onClick={again} pending={pending && t('again')}>
          {t('again')}
        </Button>
      }
    >
      {t('text')}
    </StateBlock>
  );
}
