import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { Switch } from '@cosmodrome/ui/switch';
import { useTranslations } from 'use-intl';
import { type Flag, FLAGS, flagNames, resetFlags, setFlag, useFlag } from '../../platform/flags.ts';
import { useFormat } from '../../platform/i18n/format.ts';
import { PageHead } from '../../platform/head.tsx';

/** Feature flags of this browser: each can be turned on or off, and all of them reset (spec 2.2). For people of the operator. */
export default function FlagsRoute() {
  const t = useTranslations('flags');
  return (
    <div className="content page-column">
      <PageHead title={t('title')} listed={false} />
      <header>
        <h1 className="text-headline">{t('title')}</h1>
        <p className="text-lead text-mid">{t('text')}</p>
      </header>
      <ul className="grid gap-4">
        {flagNames.map((flag) => (
          <FlagRow key={flag} flag={flag} />
        ))}
      </ul>
      <Button className="justify-self-start" icon="rotate-cw" onClick={resetFlags}>
        {t('reset')}
      </Button>
    </div>
  );
}

function FlagRow({ flag }: { flag: Flag }) {
  const t = useTranslations('flags');
  const format = useFormat();
  const on = useFlag(flag);
  const { owner, until, on: usual } = FLAGS[flag];
  return (
    <li>
      <Panel as="div" className="grid gap-2">
        <Switch checked={on} onChange={(event) => setFlag(flag, event.currentTarget.checked)}>
          {flag}
        </Switch>
        <p className="text-body text-mid">{t(`about.${flag}`)}</p>
        <p className="text-meta text-low">
          {t('facts', {
            owner,
            usual: t(usual ? 'on' : 'off'),
            until: format.dateTime(new Date(until), { dateStyle: 'medium', timeZone: 'UTC' }),
          })}
        </p>
      </Panel>
    </li>
  );
}
