import { cutNickname } from '../lobby/winners.ts';

/**
 * The published list of tickets: one line for each, in the order of the numbers, `number,issued at,name` and a line feed. The
 * SHA-256 of all lines, in UTF-8, is the hash that the draw follows from.
 */

/** A ticket on the list. The name is null for someone who is not listed by name. */
export interface ListedTicket {
  readonly number: number;
  /** ISO 8601, in UTC. */
  readonly issued_at: string;
  readonly name: string | null;
}

/** Tickets that are answered at once. */
export const LIST_PAGE = 10_000;

/**
 * How a player is named on the list: the cut nickname, of letters, digits and the signs _ - *, the first of them no sign that
 * a program for tables takes for a formula.
 */
export const listName = (nickname: string | null): string =>
  cutNickname(nickname)
    .replace(/[^\p{L}\p{M}\p{N}_*-]/gu, '_')
    .replace(/^-/, '_');

export const listLine = ({ number, issued_at: at, name }: ListedTicket): string => `${number},${at},${name ?? ''}\n`;

/** The first line of the list as a file; it is not part of what is hashed. */
export const LIST_HEAD = 'ticket,issued_at,name\n';

/** A number as tickets show it: six digits and more, in groups of three. */
export const ticketText = (number: number): string =>
  String(number)
    .padStart(6, '0')
    .replace(/\B(?=(\d{3})+$)/g, '\u00a0');
