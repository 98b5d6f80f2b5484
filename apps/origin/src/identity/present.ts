import type { PlayerSettings } from '@cosmodrome/contract/http/identity';
import type { PlayerSession } from '@cosmodrome/contract/http/identity-security';
import { networkOf } from '@cosmodrome/rules/identity/network';
import type { z } from 'zod';
import type { SessionRow } from './sessions.ts';
import type { SocketToken } from './socket-token.ts';

export const presentSession = (row: SessionRow, current: string): PlayerSession => ({
  id: row.id,
  ip: networkOf(row.ip),
  country: row.country,
  user_agent: row.user_agent,
  created_at: row.created_at.toISOString(),
  seen_at: row.seen_at.toISOString(),
  current: row.id === current,
});

export const presentSettings = (cent: SocketToken): z.infer<typeof PlayerSettings> => ({
  cent: { ...cent, url: '/socket.io', authEndpoint: '/api/player/settings' },
  recaptcha: null,
  recaptcha_version: 3,
});
