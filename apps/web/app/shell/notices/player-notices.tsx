import { PaymentNotices } from '../../cashbox/index.ts';
import { GiftNotices } from '../../gifts/index.ts';
import { IntroductionPlace } from '../../games/index.ts';
import { AwardNotices } from '../../jackpots/index.ts';
import { LimitNotices } from '../../limits/index.ts';

/** What a player is told over whatever page or game: payments, jackpots, gifts, limits, a studio that is new. A guest's page has none of it. */
export default function PlayerNotices() {
  return (
    <>
      <PaymentNotices />
      <AwardNotices />
      <GiftNotices />
      <LimitNotices />
      <IntroductionPlace />
    </>
  );
}
