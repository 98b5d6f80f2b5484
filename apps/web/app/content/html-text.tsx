import { useState } from 'react';
import { useHref } from 'react-router';
import { trusted } from './trusted-html.ts';

/** Words of the operator, as the origin has made and cleaned them. Their links stay in the reader's language. */
export function HtmlText({ html, className }: { html: string; className?: string | undefined }) {
  const root = useHref('/').replace(/\/$/, '');
  const [text] = useState(() => trusted(html.replaceAll('href="/', `href="${root}/`)));
  // oxlint-disable-next-line react/no-danger -- The origin has sanitised it, and `trusted` is the one way in.
  return <div className={className} dangerouslySetInnerHTML={{ __html: text }} />;
}
