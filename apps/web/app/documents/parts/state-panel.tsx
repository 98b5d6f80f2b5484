import type { PlayerDocument } from '@cosmodrome/contract/http/documents';
import { type DocumentType, VERIFYING } from '@cosmodrome/rules/documents/documents';
import { Icon, type IconName } from '@cosmodrome/ui/icon';
import { Panel } from '@cosmodrome/ui/panel';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { useTranslations } from 'use-intl';
import { useDocuments } from './use-documents.ts';

type Stand = 'missing' | PlayerDocument['status'];

const looks: Readonly<Record<Stand, { icon: IconName; tone: string }>> = {
  missing: { icon: 'upload', tone: 'text-warn' },
  pending: { icon: 'hourglass', tone: 'text-info' },
  approved: { icon: 'circle-check', tone: 'text-ok' },
  rejected: { icon: 'circle-alert', tone: 'text-danger' },
};

/** How far a paper of a kind has come: the best of those that were sent. */
function standOf(type: DocumentType, documents: readonly PlayerDocument[]): Stand {
  const own = documents.filter(({ document_type }) => document_type === type).map(({ status }) => status);
  return (['approved', 'pending', 'rejected'] as const).find((status) => own.includes(status)) ?? 'missing';
}

/** The papers that verify an account, and how far each has come. */
export function StatePanel() {
  const t = useTranslations('documents');
  const { documents } = useDocuments();
  const stands = VERIFYING.map((type) => ({ type, stand: documents && standOf(type, documents) }));
  const done = stands.every(({ stand }) => stand === 'approved');
  return (
    <Panel aria-labelledby="verification-state">
      <h2 id="verification-state" className="text-subheading">
        {t(done ? 'state.done' : 'state.title')}
      </h2>
      <p className="mt-1 text-body text-low">{t(done ? 'state.doneText' : 'state.text')}</p>
      <ul className="mt-4 grid gap-3">
        {stands.map(({ type, stand }) => (
          <li key={type} className="flex items-center gap-3 text-body text-high">
            {stand ? (
              <>
                <Icon name={looks[stand].icon} className={looks[stand].tone} />
                <span>
                  {t(`types.${type}`)}
                  <span className="text-low"> · {t(`stands.${stand}`)}</span>
                </span>
              </>
            ) : (
              <TextSkeleton width="180px" />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
