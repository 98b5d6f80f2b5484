import { channel } from '../channel.ts';
import { Order } from '../http/shop.ts';

export const shopChannels = {
  shop_orders_changes: channel({
    system: 'shop',
    summary: 'A thing was ordered, or the operator has sent, delivered or cancelled it',
    audience: 'private',
    data: Order,
  }),
} as const;
