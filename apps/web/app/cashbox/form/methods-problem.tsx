import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useTranslations } from 'use-intl';
import { Failed } from '../../platform/failed.tsx';

interface MethodsProblemProps {
  of: 'empty' | 'failed';
  currency?: string;
  again: () => void;
  pending: boolean;
}

/** The ways to pay did not arrive, or there are none, and the button that asks again. */
export function MethodsProblem({ of, currency = '', again, pending }: MethodsProblemProps) {
  const t = useTranslations(`cashbox.methods.${of}`);
  if (of === 'failed') {
    return (
      <Failed
        title={t('title', { currency })}
        text={t('text')}
        headingLevel={3}
        again={t('again')}
        onAgain={again}
        pending={pending}
      />
    );
  }
  return (
    <StateBlock
      icon="wallet"
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
