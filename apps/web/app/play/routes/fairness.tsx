import '../round/rounds.css';
import '../fairness/fairness.css';
import { Steps } from '@cosmodrome/ui/steps';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Draws } from '../../draws/index.ts';
import { PageHead } from '../../platform/head.tsx';
import { FiguresTable } from '../fairness/figures-table.tsx';
import { publishedModels } from '../fairness/published-models.ts';
import { Verifier } from '../fairness/verifier.tsx';

/** The figures come with the document: the models themselves only when somebody recomputes a round. */
export async function loader() {
  return { models: await publishedModels() };
}

const steps = ['commit', 'add', 'draw', 'reveal', 'check'] as const;
const families = ['slots', 'roulette', 'blackjack', 'crash'] as const;

/** /fairness: what provable means here, the verifier, and the published figures. Open to everybody. */
export default function FairnessRoute() {
  const t = useTranslations('play.fairness');
  const { models } = useLoaderData<typeof loader>();
  return (
    <div className="content fairness">
      <PageHead title={t('title')} description={t('description')} />
      <header>
        <h1 className="text-headline">{t('heading')}</h1>
        <p className="mt-3 max-w-[40rem] text-lead text-mid">{t('intro')}</p>
      </header>
      <section aria-labelledby="fair-how">
        <h2 id="fair-how" className="text-heading">
          {t('how')}
        </h2>
        <Steps
          beside
          steps={steps.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))}
        />
      </section>
      <Verifier models={models} />
      <Draws />
      <section aria-labelledby="fair-families">
        <h2 id="fair-families" className="text-heading">
          {t('families')}
        </h2>
        <dl className="fair-families">
          {families.map((family) => (
            <div key={family}>
              <dt className="text-body font-strong text-high">{t(`games.${family}.title`)}</dt>
              <dd className="text-body text-mid">{t(`games.${family}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="fair-figures">
        <h2 id="fair-figures" className="text-heading">
          {t('figures')}
        </h2>
        <p className="mt-2 max-w-[40rem] text-body text-mid">{t('figuresText')}</p>
        <FiguresTable models={models} />
      </section>
    </div>
  );
}
