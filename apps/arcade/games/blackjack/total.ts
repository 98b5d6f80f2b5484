/** The total of a hand in figures. With an ace that may still count one or eleven it has two, until the hand has ended. */
export function totalText(value: number, isSoft: boolean, hasEnded: boolean): string {
  return isSoft && !hasEnded && value < 21 ? `${value - 10} / ${value}` : String(value);
}
