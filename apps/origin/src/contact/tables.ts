import type { LinkPurpose } from '@cosmodrome/rules/contact/letters';

/** Links of letters, and the conversations of a chat. */
export interface ContactTables {
  letter_links: {
    token_hash: Uint8Array;
    player_id: number;
    purpose: LinkPurpose;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  restore_ids: { player_id: number; project: string; restore_id: string; set_at: Date };
}
