import type { WelcomePack } from '@cosmodrome/contract/http/promotions';
import { packIsOpen, stepStatus } from '@cosmodrome/rules/promotions/welcome-pack';
import type { ChainLink } from '../bonuses/index.ts';

/** The pack for who has made so many deposits; null when nothing of it can be had any more. */
export function presentPack(links: readonly ChainLink[], deposits: number): WelcomePack | null {
  const steps = links.map(({ number, open, offer, takenAt, endsAt }) => ({
    number,
    status: stepStatus({ number, open, taken: takenAt !== null }, deposits),
    taken_at: takenAt?.toISOString() ?? null,
    end_at: endsAt,
    offer,
  }));
  return packIsOpen(steps.map(({ status }) => status)) ? { steps } : null;
}
