import type { MouseEvent, ReactNode } from 'react';
import { Anchor } from '../identity/anchor.tsx';
import { Icon } from '../identity/icon.tsx';

export type PlayBarProps = {
  backHref: string;
  backLabel: string;
  /** In place of following the link: back to where the player came from. */
  onBack?: (() => void) | undefined;
  title: ReactNode;
  /** Studio on a desktop; session time and net result on a phone. */
  subtitle: ReactNode;
  /** PlayFact elements. */
  facts?: ReactNode;
  /** Real or demo. */
  mode?: ReactNode;
  /** IconButtons: favourite, rules, fullscreen; on a phone the balance and the menu. */
  actions?: ReactNode;
};

/** The bar of a running game: 64 high below it on a desktop, 56 above it on a phone. */
export function PlayBar({ backHref, backLabel, onBack, title, subtitle, facts, mode, actions }: PlayBarProps) {
  const back = (event: MouseEvent): void => {
    if (!onBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onBack();
  };
  return (
    <div className="ui-play-bar">
      <Anchor className="ui-icon-button is-bare is-base" href={backHref} aria-label={backLabel} onClick={back}>
        <Icon name="arrow-left" />
      </Anchor>
      <div className="ui-play-title">
        <strong>{title}</strong>
        <span>{subtitle}</span>
      </div>
      {facts && <dl className="ui-play-facts">{facts}</dl>}
      {mode && <div className="ui-play-mode">{mode}</div>}
      {actions && <div className="ui-play-actions">{actions}</div>}
    </div>
  );
}

/** One figure of the bar: session, net result, balance. */
export function PlayFact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
