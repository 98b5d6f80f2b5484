import type { Banner as BannerData } from '@cosmodrome/contract/http/content';
import { currencyRule } from '@cosmodrome/rules/money/currencies';
import { BANNER_AUTOPLAY, bannersFor, bannerTimer, fillIn } from '@cosmodrome/rules/content/banners';
import { Badge } from '@cosmodrome/ui/badge';
import { Banner } from '@cosmodrome/ui/banner';
import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePlayer } from '../../platform/session/player.ts';
import { activeAccount, useAccounts } from '../../money/index.ts';
import { bannersQuery, SLIDER } from '../../content/index.ts';
import { useNow } from '../../platform/now.ts';
import { matchOverlay } from '../../platform/routing/match.ts';
import { useSession } from '../../platform/session/session.ts';
import { useSite } from '../../platform/site.ts';
import { useProtection } from '../../limits/index.ts';
import { sceneOf } from '../../platform/scenes.ts';
import { BannersSkeleton } from './banners-skeleton.tsx';

/** Banners come and go, and their timers move, by the half minute. */
const EVERY = 30_000;

/** The lobby's carousel. */
export default function Banners() {
  const { locale } = useSite();
  const { data, isError } = useQuery(bannersQuery(locale));
  if (!data) return isError ? null : <BannersSkeleton />;
  return <Carousel place={SLIDER} banners={data} />;
}

export interface CarouselProps {
  /** The category that stands for the location (spec 3): its order counts. */
  place: string;
  /** Those of the place, for whomever. */
  banners: readonly BannerData[];
}

/** The banners of a place for who is looking: one scene, one sentence, one action each. */
export function Carousel({ place, banners }: CarouselProps) {
  const t = useTranslations('lobby.banner');
  const session = useSession();
  const player = usePlayer();
  const now = useNow(EVERY);
  const protection = useProtection();
  const currency = activeAccount(useAccounts())?.currency ?? 'EUR';
  const shown = bannersFor(banners, place, {
    signedIn: session !== 'guest',
    groups: player?.statuses.map(({ id }) => id) ?? [],
    crypto: currencyRule(currency)?.fiat === false,
    // Offers wait until it is known that they may be shown.
    suppressed: session !== 'guest' && protection?.suppression !== null,
    now,
  });
  if (shown.length === 0) return null;
  return (
    <Banner
      label={t('label')}
      pauseLabel={t('pause')}
      playLabel={t('play')}
      dotLabel={(at, of) => t('dot', { at: String(at), of: String(of) })}
      interval={BANNER_AUTOPLAY}
      slides={shown.map((banner) => slideOf(banner, currency, now))}
    />
  );
}

function slideOf(banner: BannerData, currency: string, now: Date) {
  const { id, image, gradient, labels, timer, variables, title, description } = banner;
  return {
    id,
    scene: image === null ? undefined : sceneOf(image),
    gradient: gradient
      ? [gradient.colorLeft, gradient.colorLeftCenter, gradient.colorRightCenter, gradient.colorRight]
      : undefined,
    eyebrow:
      labels.length > 0 || timer ? (
        <>
          {labels.map((label) => (
            <Badge key={label.title} look={label.theme}>
              {label.dot && <span className="banner-dot" aria-hidden />}
              {label.title}
            </Badge>
          ))}
          {timer && <Timer timer={timer} now={now} />}
        </>
      ) : undefined,
    headline: fillIn(title.text, variables, currency),
    children: fillIn(description.text, variables, currency),
    actions: <Actions banner={banner} />,
  };
}

/** The one next action, and a second one that opens an overlay, where there is such an overlay. */
function Actions({ banner: { button, secondButton } }: { banner: BannerData }) {
  const popup = secondButton && `/${secondButton.popup}`;
  return (
    <>
      {button && (
        <Button look="ignited" href={button.url}>
          {button.name}
        </Button>
      )}
      {popup && matchOverlay(popup) && (
        <Button look="bare" href={popup}>
          {secondButton.name}
        </Button>
      )}
    </>
  );
}

/** Counts to the real end, or the start before it (spec 4). */
function Timer({ timer, now }: { timer: NonNullable<BannerData['timer']>; now: Date }) {
  const t = useTranslations('lobby.banner.timer');
  const left = bannerTimer(timer, now);
  return (
    <span className="banner-timer">
      <Icon name="timer" size={16} />
      {left
        ? t(left.to, { left: t('left', { days: left.days, hours: left.hours, minutes: left.minutes }) })
        : t('over')}
    </span>
  );
}
