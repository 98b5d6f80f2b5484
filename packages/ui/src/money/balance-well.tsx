import type { ReactNode } from 'react';

/** The header's well: the balance (a Popover trigger) and Deposit, armed. */
export function BalanceWell({ children }: { children: ReactNode }) {
  return <div className="ui-balance-well">{children}</div>;
}

/** One sunken value: "Real, yours to withdraw" over its amount. */
export function ValueWell({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="ui-well ui-value-well">
      <span>{label}</span>
      {children}
    </div>
  );
}

export type WalletRowProps = {
  mark: ReactNode;
  name: ReactNode;
  amount: ReactNode;
  selected?: boolean | undefined;
  onPress?: (() => void) | undefined;
};

/** A wallet of the balance dropdown; the current one is lit. */
export function WalletRow({ mark, name, amount, selected, onPress }: WalletRowProps) {
  return (
    <button type="button" className="ui-wallet" aria-pressed={selected ?? false} onClick={onPress}>
      {mark}
      <span>{name}</span>
      {amount}
    </button>
  );
}
