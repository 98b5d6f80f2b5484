import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { PaymentNotices } from '../../cashbox/index.ts';
import { AchievementNotices } from '../../achievements/index.ts';
import { DropNotices } from '../../drops/index.ts';
import { GiftNotices } from '../../gifts/index.ts';
import { IntroductionPlace } from '../../games/index.ts';
import { AwardNotices } from '../../jackpots/index.ts';
import { LimitNotices } from '../../limits/index.ts';
import { ReminderPlace } from '../../promotions/index.ts';
import { QuestNotices } from '../../quests/index.ts';
import { TournamentNotices } from '../../tournaments/index.ts';

/** What a player is told over whatever page or game: payments, jackpots, gifts, limits, a studio that is new, a campaign. A guest's page has none of it. */
export default function PlayerNotices() {
  const { pathname } = useLocation();
  const [inLobby, enterLobby] = useState(pathname === '/');
  // It stays from then on: one studio in a visit.
  if (pathname === '/' && !inLobby) enterLobby(true);
  return (
    <>
      <PaymentNotices />
      <AwardNotices />
      <GiftNotices />
      <TournamentNotices />
      <DropNotices />
      <QuestNotices />
      <AchievementNotices />
      <LimitNotices />
      <ReminderPlace />
      {inLobby && (
        <Suspense>
          <IntroductionPlace />
        </Suspense>
      )}
    </>
  );
}
