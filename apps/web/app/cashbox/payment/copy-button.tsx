import { Button } from '@cosmodrome/ui/button';
import { VisuallyHidden } from '@cosmodrome/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

/** Copies a text, and says so. Where the browser does not let it, the text beside it can be selected. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const t = useTranslations('cashbox.qr');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (): void => {
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <Button size="small" icon={copied ? 'check' : 'copy'} onClick={copy}>
      <span role="status">{t(copied ? 'copied' : 'copy')}</span>
      <VisuallyHidden>{what}</VisuallyHidden>
    </Button>
  );
}
