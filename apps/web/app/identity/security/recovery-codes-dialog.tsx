import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { Well } from '@cosmodrome/ui/well';
import { useTranslations } from 'use-intl';
import { download } from '../../platform/export/download.ts';

/** The recovery codes, once. It is left by its button only: a slip of the hand would lose them. */
export function RecoveryCodesDialog({ codes, close }: { codes: readonly string[]; close: () => void }) {
  const t = useTranslations('security.twoFactor');
  return (
    <Dialog
      title={t('codesTitle')}
      closeLabel={t('close')}
      onClose={close}
      closable={false}
      size="small"
      foot={
        <Button look="armed" size="sheet" wide onClick={close}>
          {t('kept')}
        </Button>
      }
    >
      <div className="grid gap-5">
        <p className="text-body text-mid">{t('codesText')}</p>
        <Well as="ul" className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Well>
        <div>
          <Button icon="download" onClick={() => download('recovery-codes.txt', 'text/plain', `${codes.join('\n')}\n`)}>
            {t('download')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
