import {
  DOCUMENT_ACCEPT,
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TYPES,
  type DocumentType,
} from '@cosmodrome/rules/documents/documents';
import { Button } from '@cosmodrome/ui/button';
import { FieldError } from '@cosmodrome/ui/field-frame';
import { Icon } from '@cosmodrome/ui/icon';
import { Panel } from '@cosmodrome/ui/panel';
import { SelectField } from '@cosmodrome/ui/select-field';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { useRuleText } from '../../platform/forms/rules.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { FailureNotice } from '../../platform/forms/failure-notice.tsx';
import { readFile } from './read-file.ts';
import { documentsQuery } from './use-documents.ts';

/** Choosing a kind and a file, and sending it. What cannot be taken is said before anything is sent. */
export function UploadPanel() {
  const t = useTranslations('documents.upload');
  const types = useTranslations('documents.types');
  const say = useRuleText();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [type, setType] = useState<DocumentType>('identity');
  const [file, setFile] = useState<File>();
  const [wrong, setWrong] = useState<string>();
  const [failure, fail] = useState<Failure>();
  const [pending, setPending] = useState(false);

  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    setFile(event.currentTarget.files?.[0]);
    setWrong(undefined);
    fail(undefined);
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    if (!file) return setWrong(t('none'));
    setPending(true);
    fail(undefined);
    try {
      const read = await readFile(file);
      if ('error' in read) return setWrong(say(read.error));
      const body = { document_type: type, file: { file_name: file.name, content: read.content } };
      await apiOf(client)('documents.add', { body });
      await client.invalidateQueries({ queryKey: documentsQuery().queryKey });
      setFile(undefined);
      if (input.current) input.current.value = '';
      toast({ tone: 'ok', title: t('sent'), detail: t('sentText'), key: 'document-sent' });
    } catch (error) {
      const known = failureOf(error);
      setWrong(known.fields['file']);
      fail(known.fields['file'] === undefined ? known : undefined);
    } finally {
      setPending(false);
    }
  };

  return (
    <Panel aria-labelledby="verification-upload">
      <h2 id="verification-upload" className="text-subheading">
        {t('title')}
      </h2>
      <p className="mt-1 text-body text-low">{t('text')}</p>
      <form noValidate className="mt-5 grid gap-5" onSubmit={(event) => void send(event)}>
        {failure && <FailureNotice failure={failure} title={t('failed')} />}
        <SelectField
          label={t('type')}
          hint={t(`hints.${type}`)}
          value={type}
          onChange={(event) => setType(event.currentTarget.value as DocumentType)}
        >
          {DOCUMENT_TYPES.map((each) => (
            <option key={each} value={each}>
              {types(each)}
            </option>
          ))}
        </SelectField>
        <div>
          <label className={wrong === undefined ? 'document-drop' : 'document-drop is-wrong'}>
            <input
              ref={input}
              type="file"
              accept={DOCUMENT_ACCEPT}
              aria-invalid={wrong !== undefined}
              aria-describedby={wrong === undefined ? 'document-hint' : 'document-error'}
              onChange={choose}
            />
            <Icon name={file ? 'file-text' : 'upload'} size={24} />
            <span className="document-name text-body-strong text-high">{file?.name ?? t('choose')}</span>
          </label>
          {wrong === undefined ? (
            <p id="document-hint" className="mt-2 text-meta text-low">
              {t('hint', { megabytes: DOCUMENT_MAX_BYTES / 2 ** 20 })}
            </p>
          ) : (
            <FieldError id="document-error">{wrong}</FieldError>
          )}
        </div>
        <div>
          <Button type="submit" look="armed" icon="upload" pending={pending && t('pending')}>
            {t('button')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
