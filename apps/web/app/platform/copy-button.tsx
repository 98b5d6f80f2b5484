import { Button } from '@cosmodrome/ui/button';
import { VisuallyHidden } from '@cosmodrome/ui/visually-hidden';
import { useEffect, useState } from 'react';

export interface CopyButtonProps {
  text: string;
  /** What it is, for assistive technology. */
  what: string;
  /** The words of the button, before and after. */
  words: { copy: string; copied: string };
}

/** Copies a text, and says so. Where the browser does not let it, the text beside it can be selected. */
export function CopyButton({ text, what, words }: CopyButtonProps) {
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
      <span role="status">{copied ? words.copied : words.copy}</span>
      <VisuallyHidden>{what}</VisuallyHidden>
    </Button>
  );
}
