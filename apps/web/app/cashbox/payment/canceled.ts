import type { Payment } from '@cosmodrome/contract/http/cashbox';
import { signal } from '../../platform/signal.ts';

/** The canceled deposit to tell about next; told by `PaymentNotices`. */
export const canceledDeposit = signal<Payment | null>(null);
