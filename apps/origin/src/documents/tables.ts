import type { DocumentStatus, DocumentType } from '@cosmodrome/rules/documents/documents';

/** Papers of players. Made by the migration `documents`. */
export interface DocumentTables {
  player_documents: {
    player_id: number;
    id: string;
    document_type: DocumentType;
    status: DocumentStatus;
    description: string | null;
    reason: string | null;
    file_name: string;
    media_type: string;
    file_size: number;
    content_hash: Uint8Array;
    /** Sealed. */
    content: Uint8Array;
    created_at: Date;
    updated_at: Date;
  };
}
