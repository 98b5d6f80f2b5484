import { cardSummary } from '@cosmodrome/rules/cashbox/card';

/** Test numbers of the sandbox and what its bank does with them; every other valid number is simply accepted. */
export interface CardOutcome {
  /** Ask for the bank's code first (3-D Secure). */
  challenge: boolean;
  declined: string | null;
  /** Why it is declined when it is charged again without its page. */
  declinedLater: string | null;
  /** Tell the origin twice. */
  twice: boolean;
  /** Seconds between the page and the notice. */
  delaySeconds: number;
  /** Report another amount than asked, in per cent of it. */
  amountPercent: number;
}

const accepted: CardOutcome = {
  challenge: false,
  declined: null,
  declinedLater: null,
  twice: false,
  delaySeconds: 0,
  amountPercent: 100,
};

export const testCards: readonly { number: string; label: string; outcome: CardOutcome }[] = [
  { number: '4242 4242 4242 4242', label: 'accepted', outcome: accepted },
  { number: '4000 0027 6000 3184', label: 'challenge', outcome: { ...accepted, challenge: true } },
  { number: '4000 0000 0000 0002', label: 'declined', outcome: { ...accepted, declined: 'card_declined' } },
  { number: '4000 0000 0000 9995', label: 'noMoney', outcome: { ...accepted, declined: 'insufficient_funds' } },
  { number: '4000 0000 0000 0259', label: 'once', outcome: { ...accepted, declinedLater: 'insufficient_funds' } },
  { number: '4000 0000 0000 0077', label: 'twice', outcome: { ...accepted, twice: true } },
  { number: '4000 0000 0000 3220', label: 'slow', outcome: { ...accepted, delaySeconds: 8 } },
  { number: '4000 0000 0000 0341', label: 'mismatch', outcome: { ...accepted, amountPercent: 50 } },
];

/** What happens to a number, given without spaces. */
export function outcomeOf(digits: string): CardOutcome {
  return testCards.find((card) => card.number.replaceAll(' ', '') === digits)?.outcome ?? accepted;
}

/** The same for a card that is charged again: all that is known of it is what was kept. */
export const savedOutcome = ({ first6, last4 }: { first6: string | null; last4: string | null }): CardOutcome =>
  testCards.find(({ number }) => {
    const kept = cardSummary(number.replaceAll(' ', ''));
    return kept.first6 === first6 && kept.last4 === last4;
  })?.outcome ?? accepted;

/** The code the challenge page asks for; the page shows it, since there is no telephone behind it. */
export const CHALLENGE_CODE = '246810';
