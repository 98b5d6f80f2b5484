import { WalletRefusal, type Wallet } from '@cosmodrome/arcade/server/index';
import type { WalletService } from '@cosmodrome/origin/play/index';

/** The in-house studio asks the wallet without a socket: the same service, the same checks, no signature. */
export function bridgeWallet(studio: string, service: () => WalletService): Wallet {
  const answered = <Answer>(
    result: { ok: true; answer: Answer } | { ok: false; error: { code: WalletRefusal['code']; message: string } },
  ): Answer => {
    if (!result.ok) throw new WalletRefusal(result.error.code, result.error.message);
    return result.answer;
  };
  return {
    openSession: async (token) => answered(await service().openSession(studio, token)),
    play: async (action) => answered(await service().play(studio, action)),
    rollback: async (action) => answered(await service().rollback(studio, action)),
  };
}
