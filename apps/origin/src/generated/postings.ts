// Made by `npm run generate` from the `postings.ts` of each system.
import { postings as ledger } from '../ledger/postings.ts';
import { postings as cashbox } from '../cashbox/postings.ts';
import { postings as jackpots } from '../jackpots/postings.ts';
import { postings as cashback } from '../cashback/postings.ts';
import { postings as prizes } from '../prizes/postings.ts';
import { postings as bonuses } from '../bonuses/postings.ts';
import { postings as freespins } from '../freespins/postings.ts';

export const postings = [ledger, cashbox, jackpots, cashback, prizes, bonuses, freespins] as const;
