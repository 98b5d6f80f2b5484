import { RailRow } from '@cosmodrome/ui/rail-row';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { JACKPOTS_TOP, placeBannersQuery } from '../../content/index.ts';
import { gamesQuery, GameTile, providersQuery, ROW_SIZE, WithTileFacts } from '../../games/index.ts';
import { jackpotsQuery, jackpotWinsQuery } from '../../jackpots/index.ts';
import { JackpotPage } from '../../jackpots/pages/jackpot-page.tsx';
import { PlaceBanners } from '../../lobby/index.ts';
import { splitLocale } from '../../platform/i18n/locales.ts';
import { defineLoad } from '../../platform/queries/load.ts';

/** The games that feed the mystic jackpots are a category of their own. */
const feeding = () => gamesQuery({ category: 'mystic-jackpots', size: ROW_SIZE });

const identifierOf = (pathname: string): string => splitLocale(pathname).path.replace(/^\/|\/$/g, '');

const load = defineLoad(async ({ url, locale, need, want }) => {
  const [jackpots] = await Promise.all([
    need(jackpotsQuery()),
    want(jackpotWinsQuery()),
    want(feeding()),
    want(providersQuery()),
    want(placeBannersQuery(locale, JACKPOTS_TOP)),
  ]);
  if (!jackpots.some(({ identifier }) => identifier === identifierOf(url.pathname))) {
    throw new Response(null, { status: 404 });
  }
});

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** /{jackpot identifier}: the jackpot with the banners of its page and the games that feed it. */
export default function JackpotRoute() {
  const identifier = identifierOf(useLocation().pathname);
  return <JackpotPage identifier={identifier} banners={<PlaceBanners place={JACKPOTS_TOP} />} games={<Feeding />} />;
}

function Feeding() {
  const t = useTranslations('jackpots.games');
  const { data } = useQuery(feeding());
  if (!data || data.games.length === 0) return null;
  return (
    <WithTileFacts>
      <RailRow
        heading={t('heading')}
        href="/pokies/mystic-jackpots"
        seeAll={t('all', { count: data.total })}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        size="dense"
      >
        {data.games.map((card) => (
          <GameTile key={card.identifier} card={card} size="dense" />
        ))}
      </RailRow>
    </WithTileFacts>
  );
}
