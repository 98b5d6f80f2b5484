import { useTranslations } from 'use-intl';
import { DirectOverlay } from '../../platform/overlays/direct.tsx';
import FastDeposit from '../fast/fast-deposit.tsx';

/** /deposit-fast at its own address, over the lobby. */
export default function FastDepositRoute() {
  const t = useTranslations('cashbox.fast');
  return <DirectOverlay view={FastDeposit} head={{ title: t('title') }} />;
}
