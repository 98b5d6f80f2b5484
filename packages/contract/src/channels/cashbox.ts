import { channel } from '../channel.ts';
import { Payment } from '../http/cashbox.ts';

export const cashboxChannels = {
  payments_changes: channel({
    system: 'cashbox',
    summary: 'A payment was made or changed its state',
    audience: 'private',
    data: Payment,
  }),
} as const;
