import { stream, type RandomStream } from '@cosmodrome/fairness';

/** What a round's outcome is drawn from: the owner's own seed, or the chain of a shared round. */
export interface RoundSource {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  seedId: number | null;
  crashNumber: number | null;
}

export function openStream(source: RoundSource, cursor: number): RandomStream {
  return stream(source.serverSeed, source.clientSeed, source.nonce, cursor);
}
