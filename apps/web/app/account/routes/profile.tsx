import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../platform/head.tsx';
import { useSession } from '../../platform/session/session.ts';
import { LanguagePanel } from '../profile/language-panel.tsx';
import { MissingCard } from '../profile/missing-card.tsx';
import { ProfileFrame } from '../profile/profile-frame.tsx';
import { SectionForm } from '../profile/section-form.tsx';
import type { SectionName } from '../profile/sections.ts';
import { SubscriptionsForm } from '../profile/subscriptions-form.tsx';
import { playerQuery, usePlayer } from '../queries.ts';

const sections: readonly SectionName[] = ['about', 'home', 'contact', 'bank'];

/** /profile: the personal details, section by section. They are the player's, so they come after the document. */
export default function ProfileRoute() {
  const t = useTranslations('account.profile');
  const player = usePlayer();
  return (
    <ProfileFrame
      current="/profile"
      title={t('details')}
      text={t('text')}
      aside={player ? <MissingCard player={player} /> : <SectionSkeleton lines={3} />}
    >
      <PageHead title={t('details')} />
      {player ? (
        <>
          {sections.map((section) => (
            <SectionForm key={section} section={section} player={player} />
          ))}
          <SubscriptionsForm />
          <LanguagePanel player={player} />
        </>
      ) : (
        <Waiting />
      )}
    </ProfileFrame>
  );
}

function Waiting() {
  const t = useTranslations('account.profile.failed');
  const session = useSession();
  const { isError, refetch } = useQuery({ ...playerQuery(), enabled: session === 'player' });
  if (!isError) return sections.map((section) => <SectionSkeleton key={section} lines={section === 'about' ? 5 : 3} />);
  return (
    <StateBlock
      icon="satellite"
      tone="danger"
      live
      heading={t('title')}
      actions={
        <Button icon="refresh-cw" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      }
    >
      {t('text')}
    </StateBlock>
  );
}

function SectionSkeleton({ lines }: { lines: number }) {
  return (
    <Panel aria-hidden>
      <div className="grid gap-5">
        <TextSkeleton width="30%" />
        {Array.from({ length: lines }, (_, at) => (
          <TextSkeleton key={at} width={`${60 + ((at * 17) % 40)}%`} />
        ))}
      </div>
    </Panel>
  );
}
