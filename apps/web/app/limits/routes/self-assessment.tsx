import '../assessment.css';
import {
  type Assessment,
  ASSESSMENT_ANSWERS,
  ASSESSMENT_QUESTIONS,
  type AssessmentAnswer,
  type AssessmentBand,
  assessmentBand,
  completeAssessment,
} from '@cosmodrome/rules/limits/self-assessment';
import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import { Panel } from '@cosmodrome/ui/panel';
import { Segmented } from '@cosmodrome/ui/segmented';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../platform/head.tsx';
import { useSession } from '../../platform/session/session.ts';
import { keepAssessment } from '../queries.ts';

interface Result {
  band: AssessmentBand;
  /** A player's result that could not be kept. */
  lost: boolean;
}

/** /self-assessment: questions about one's own play, open to everybody. A guest's answers never leave the page. */
export default function SelfAssessmentRoute() {
  const t = useTranslations('protection.assessment');
  const client = useQueryClient();
  const player = useSession() === 'player';
  const [pending, setPending] = useState(false);
  const [result, setResult] = useState<Result>();
  const finish = async (answers: Assessment): Promise<void> => {
    setPending(true);
    const lost = player
      ? await keepAssessment(client, answers).then(
          () => false,
          () => true,
        )
      : false;
    setPending(false);
    setResult({ band: assessmentBand(answers), lost });
  };
  return (
    <div className="content assessment">
      <PageHead title={t('title')} description={t('description')} />
      <h1 className="text-headline">{t('title')}</h1>
      {result ? (
        <ResultPanel {...result} again={() => setResult(undefined)} />
      ) : (
        <>
          <p className="mt-2 text-lead text-mid">{t('text')}</p>
          <Questions
            pending={pending}
            note={t(player ? 'player' : 'guest')}
            finish={(answers) => void finish(answers)}
          />
        </>
      )}
    </div>
  );
}

interface QuestionsProps {
  pending: boolean;
  /** What becomes of the answers. */
  note: string;
  finish: (answers: Assessment) => void;
}

function Questions({ pending, note, finish }: QuestionsProps) {
  const t = useTranslations('protection.assessment');
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Partial<Assessment>>({});
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const complete = completeAssessment(answers);
    if (complete) return finish(complete);
    setTried(true);
    const missing = ASSESSMENT_QUESTIONS.find((question) => answers[question] === undefined);
    form.current?.querySelector<HTMLInputElement>(`input[name="${missing}"]`)?.focus();
  };
  return (
    <form ref={form} noValidate className="mt-6 grid gap-4" onSubmit={submit}>
      <Panel as="div">
        <ul className="assessment-questions">
          {ASSESSMENT_QUESTIONS.map((question) => (
            <li key={question} className={tried && !answers[question] ? 'is-missing' : undefined}>
              {/* The choice below carries it as its name. */}
              <p className="text-body text-high" aria-hidden>
                {t(`questions.${question}`)}
              </p>
              <Segmented<AssessmentAnswer | ''>
                label={t(`questions.${question}`)}
                name={question}
                wide
                value={answers[question] ?? ''}
                options={ASSESSMENT_ANSWERS.map((answer) => ({ value: answer, label: t(`answers.${answer}`) }))}
                onChange={(answer) => answer !== '' && setAnswers((all) => ({ ...all, [question]: answer }))}
              />
            </li>
          ))}
        </ul>
      </Panel>
      {tried && completeAssessment(answers) === null && (
        <Notice icon="circle-alert" tone="danger" alert>
          {t('missing')}
        </Notice>
      )}
      <p className="text-body text-low">{note}</p>
      <Button type="submit" look="armed" size="large" className="assessment-submit" pending={pending && t('pending')}>
        {t('submit')}
      </Button>
    </form>
  );
}

const looks = {
  calm: { icon: 'circle-check', tone: 'ok' },
  watch: { icon: 'eye', tone: 'warn' },
  act: { icon: 'shield-alert', tone: 'danger' },
} as const;

function ResultPanel({ band, lost, again }: Result & { again: () => void }) {
  const t = useTranslations('protection.assessment');
  const panel = useRef<HTMLDivElement>(null);
  // The questions were long: the result begins where they began.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={panel} className="mt-6 grid gap-4">
      {lost && (
        <Notice icon="circle-alert" tone="warn">
          {t('failed')}
        </Notice>
      )}
      <StateBlock
        {...looks[band]}
        live
        heading={t(`results.${band}.title`)}
        actions={[
          <Button key="limits" look="armed" href="/profile/limits">
            {t('limits')}
          </Button>,
          <Button key="help" href="/responsible-gaming">
            {t('help')}
          </Button>,
          <Button key="again" look="bare" onClick={again}>
            {t('again')}
          </Button>,
        ]}
      >
        {t(`results.${band}.text`)}
      </StateBlock>
    </div>
  );
}
