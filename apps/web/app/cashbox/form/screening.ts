import { prepare } from '@cosmodrome/contract/client';

/**
 * Says from which device a deposit was started, beside everything else: nobody waits for it, it is tried once, it outlives
 * the page that leaves for the provider's, and whatever comes of it changes nothing for the player.
 */
export async function screenDeposit(payment_id: string, device: Promise<{ dfpc?: string }>): Promise<void> {
  try {
    const { method, url, body } = prepare('cashbox.screen', { body: { payment_id, ...(await device) } });
    await fetch(url, {
      method,
      keepalive: true,
      credentials: 'same-origin',
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
      ...(body !== undefined && { body }),
    });
  } catch {
    // A deposit is not held up by who watches over it.
  }
}
