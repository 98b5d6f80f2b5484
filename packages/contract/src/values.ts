import { z } from 'zod';

/** Money in minor units, as a safe integer; never negative where a balance or a stake is meant. */
export const Cents = z.int().nonnegative();
/** A change or a result, which may be negative. */
export const SignedCents = z.int();
/** ISO 8601 in UTC. */
export const Instant = z.iso.datetime();
export const CurrencyCode = z.string().regex(/^[A-Z]{3,4}$/);
export const CountryCode = z.string().regex(/^[A-Z]{2}$/);
export const LocaleCode = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/);
export const Device = z.enum(['desktop', 'mobile']);
/** `producer/Name`, the field's game id. */
export const GameIdentifier = z.string().regex(/^[a-z0-9-]+\/[A-Za-z0-9-]+$/);
/** Ids travel as text where they are opaque (rounds, payments, sessions). */
export const OpaqueId = z.string().min(1).max(64);
