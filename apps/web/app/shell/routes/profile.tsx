import { Panel } from '@cosmodrome/ui/panel';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Failed } from '../../platform/failed.tsx';
import { PageHead } from '../../platform/head.tsx';
import { useSession } from '../../platform/session/session.ts';
import { LanguagePanel } from '../../profile/pages/language-panel.tsx';
import { MissingCard } from '../../profile/pages/missing-card.tsx';
import { ProfileFrame } from '../../profile/index.ts';
import { SectionForm } from '../../profile/pages/section-form.tsx';
import { SubscriptionsForm } from '../../contact/pages/subscriptions-form.tsx';
import { playerQuery, usePlayer } from '../../platform/session/player.ts';

const sections = ['about', 'home', 'contact', 'bank'] as const;

/** /profile: the personal details, section by section, and what the player is sent. They are the player's, so they come after the document. */
export default function ProfileRoute() {
  const t = useTranslations('profile');
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
  const t = useTranslations('profile.failed');
  const session = useSession();
  const { isError, refetch } = useQuery({ ...playerQuery(), enabled: session === 'player' });
  if (!isError) return sections.map((section) => <SectionSkeleton key={section} lines={section === 'about' ? 5 : 3} />);
  return <Failed title={t('title')} text={t('text')} again={t('again')} onAgain={() => void refetch()} />;
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
