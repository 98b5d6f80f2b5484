import { Envelope } from '@cosmodrome/contract/channel';
import { Payment } from '@cosmodrome/contract/http/cashbox';
import { anyEngine } from '@cosmodrome/database/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { confirmDeposit, testPayments } from '../../testing/payments.ts';

anyEngine((engine) => {
  const payments = testPayments();
  const sockets: Socket[] = [];
  let casino: TestCasino;
  beforeAll(async () => {
    casino = await startCasino({ engine, more: [payments.system] });
  }, 60_000);
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await casino.close();
  });

  /** Connects as the page does; gives the payments that are told, and waits for the first of a state. */
  const listen = async (client: TestClient) => {
    const { user, timestamp, token } = (await client.call('identity.settings')).body.cent;
    const socket = io(casino.url, { auth: { user, timestamp, token }, transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    const heard: Payment[] = [];
    let wake: () => void = () => undefined;
    socket.on('message', (data: unknown) => {
      const message = Envelope.parse(data);
      if (message.channel === 'payments_changes') heard.push(Payment.parse(message.data));
      wake();
    });
    await new Promise((resolve) => socket.once('session', resolve));
    const until = async (state: Payment['state']): Promise<Payment> => {
      for (;;) {
        const found = heard.find((payment) => payment.state === state);
        if (found) return found;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    };
    return { heard, until };
  };

  test('each turn of a payment reaches its player over the socket, whole, and nobody else', async () => {
    const { client } = await casino.player();
    const other = await listen((await casino.player()).client);
    const mine = await listen(client);
    const body = { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: 5_000 } as const;
    const { id } = (await client.call('cashbox.start', { body })).body.payment;
    await casino.core.relay.drain();
    expect(await mine.until('pending')).toMatchObject({ id, amount_cents: 5_000, cancelable: true });
    await confirmDeposit(payments, id, 5_000);
    await casino.core.relay.drain();
    const told = await mine.until('succeeded');
    expect(told).toEqual((await client.call('cashbox.payment', { params: { id } })).body.payment);
    expect(other.heard).toEqual([]);
  });
});
