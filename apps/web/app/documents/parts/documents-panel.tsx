import type { PlayerDocument } from '@cosmodrome/contract/http/documents';
import { Icon } from '@cosmodrome/ui/icon';
import { IconButton } from '@cosmodrome/ui/icon-button';
import { Panel } from '@cosmodrome/ui/panel';
import { Well } from '@cosmodrome/ui/well';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Failed } from '../../platform/failed.tsx';
import { failureOf } from '../../platform/forms/failure.ts';
import { useFormat } from '../../platform/i18n/format.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { documentsQuery, useDocuments } from './use-documents.ts';

/** What was sent, with what became of it. Nothing is shown while nothing was sent. */
export function DocumentsPanel() {
  const t = useTranslations('documents.list');
  const { documents, failed, again } = useDocuments();
  if (failed) {
    return (
      <Panel>
        <Failed title={t('failed')} text={t('failedText')} again={t('again')} onAgain={again} />
      </Panel>
    );
  }
  if (!documents || documents.length === 0) return null;
  return (
    <Panel aria-labelledby="verification-list">
      <h2 id="verification-list" className="text-subheading">
        {t('title')}
      </h2>
      <ul className="documents mt-5">
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} />
        ))}
      </ul>
    </Panel>
  );
}

const tones = { pending: 'text-info', approved: 'text-ok', rejected: 'text-danger' } as const;

function DocumentRow({ document }: { document: PlayerDocument }) {
  const t = useTranslations('documents');
  const client = useQueryClient();
  const format = useFormat();
  const [removing, setRemoving] = useState(false);
  const { id, document_type: type, status, file_name: name, reason } = document;
  const remove = async (): Promise<void> => {
    if (removing) return;
    setRemoving(true);
    try {
      await apiOf(client)('documents.remove', { params: { id } });
    } catch (error) {
      const detail = failureOf(error).base;
      toast({ tone: 'danger', title: t('list.notRemoved'), ...(detail === undefined ? {} : { detail }) });
    } finally {
      await client.invalidateQueries({ queryKey: documentsQuery().queryKey });
      setRemoving(false);
    }
  };
  return (
    <Well as="li" className="document-row">
      <Icon name="file-text" />
      <div className="grid min-w-0 gap-1">
        <p className="text-body-strong text-high">{t(`types.${type}`)}</p>
        <p className="document-name text-meta text-low">
          {name} · {format.dateTime(new Date(document.created_at), { dateStyle: 'medium' })}
        </p>
        <p className={`text-meta ${tones[status]}`}>
          {t(`stands.${status}`)}
          {reason !== null && `: ${reason}`}
        </p>
      </div>
      {status !== 'approved' && (
        <IconButton
          icon="trash-2"
          label={t('list.remove', { name })}
          aria-disabled={removing}
          onClick={() => void remove()}
        />
      )}
    </Well>
  );
}
