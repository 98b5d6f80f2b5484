import '../shop.css';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { inOrder, isForGroups, mostAffordable, SHOP_ORDERS, type ShopOrder } from '@cosmodrome/rules/shop/rewards';
import { Button } from '@cosmodrome/ui/button';
import { Chip } from '@cosmodrome/ui/chip';
import { ChipRow } from '@cosmodrome/ui/chip-row';
import { Notice } from '@cosmodrome/ui/notice';
import { Panel } from '@cosmodrome/ui/panel';
import { SelectField } from '@cosmodrome/ui/select-field';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { Switch } from '@cosmodrome/ui/switch';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, Navigate, redirect, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { followPoints, pointsQuery, termsQuery } from '../../levels/index.ts';
import { useHeldBack, useProtection } from '../../limits/index.ts';
import { Failed } from '../../platform/failed.tsx';
import { PageHead } from '../../platform/head.tsx';
import { HeldBackNotice } from '../../platform/held-back-notice.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { visitContext } from '../../platform/server/request.ts';
import { usePlayer } from '../../platform/session/player.ts';
import { useSession } from '../../platform/session/session.ts';
import { useSite } from '../../platform/site.ts';
import { Card, type CardProps } from '../parts/card.tsx';
import ExchangeDialog from '../parts/exchange-dialog.tsx';
import { Head } from '../parts/head.tsx';
import { History, Orders } from '../parts/records.tsx';
import ShortDialog from '../parts/short-dialog.tsx';
import { moneyQuery, otherQueries, type ShopCard, useCards } from '../queries.ts';
import { addresses, isInTab, tabOf, TABS } from '../tabs.ts';

/** Where a shop that is switched off leads (spec 2.2). */
const OFF = '/promotions';

const load = defineLoad(async ({ want }) => {
  await Promise.all([want(moneyQuery()), want(termsQuery()), ...otherQueries().map(want)]);
});

export function loader(args: LoaderFunctionArgs): Promise<null> {
  if (!args.context.get(visitContext).host.points_shop) throw redirect(OFF);
  return load.loader(args);
}
export const clientLoader = load.clientLoader;

/** What is open over the page: the exchange of a reward, or how far it is away. */
type Open = { readonly card: ShopCard; readonly quantity: number | 'short' };

/** /rocket-mart and its tabs: what points are exchanged for (spec 2.6, 4). */
export default function ShopRoute() {
  const open = useSite().shop;
  return open ? <Shop /> : <Navigate to={OFF} replace />;
}

function Shop() {
  const t = useTranslations('shop');
  const client = useQueryClient();
  useEffect(() => followPoints(client), [client]);
  const tab = tabOf(useLocation().pathname);
  const [onlyAffordable, narrow] = useState(false);
  const [order, sort] = useState<ShopOrder>('usual');
  const [opened, open] = useState<Open>();
  const session = useSession();
  const player = usePlayer();
  const protection = useProtection();
  const signedIn = session === 'player';
  const own = useQuery({ ...pointsQuery(), enabled: signedIn });
  const { data: terms } = useQuery(termsQuery());
  const { cards, worth, failed, again } = useCards(player?.currency ?? DEFAULT_CURRENCY);

  const points = signedIn ? own.data?.chargeable.points : undefined;
  const groups = player?.statuses.map(({ id }) => id) ?? [];
  const viewer: CardProps['viewer'] = session === 'guest' ? 'guest' : { points, groups };
  // Nothing is offered before it is known that it may be (player-protection R32).
  const waits = session !== 'guest' && !protection;
  const heldBack = useHeldBack();
  const notHere = own.data?.collected === 'not_here';
  const shown = cards?.filter(({ type }) => isInTab(tab, type));
  const isAffordable = ({ tag, cost }: ShopCard): boolean =>
    isForGroups(tag, groups) && mostAffordable(points ?? 0, cost) > 0;
  const affordable = onlyAffordable && signedIn ? shown?.filter(isAffordable) : shown;
  const listed = affordable && inOrder(affordable, order);
  const rate = terms?.terms?.hundredths_per_euro;
  const close = (): void => open(undefined);

  return (
    <div className="content page-column">
      <PageHead title={t('title')} description={t('description')} />
      <Head worth={worth} points={points} rate={rate} />
      {session === 'guest' && <JoinPanel />}
      {heldBack && (
        <HeldBackNotice title={t('heldBack.title')} action={t('heldBack.limits')}>
          {t('heldBack.text')}
        </HeldBackNotice>
      )}
      {notHere && (
        <Notice icon="info" title={t('notHere.title')}>
          {t('notHere.text')}
        </Notice>
      )}
      {!heldBack && !notHere && (
        <>
          <div className="shop-bar">
            <ChipRow label={t('tabs.label')}>
              {TABS.map((each) => (
                <Chip key={each} href={addresses[each]} selected={each === tab}>
                  {t(`tabs.${each}`)}
                </Chip>
              ))}
            </ChipRow>
            <div className="shop-sort">
              {signedIn && (
                <Switch checked={onlyAffordable} onChange={(event) => narrow(event.currentTarget.checked)}>
                  {t('affordable')}
                </Switch>
              )}
              <SelectField
                label={t('order.label')}
                labelHidden
                size="base"
                value={order}
                onChange={(event) => sort(SHOP_ORDERS.find((each) => each === event.currentTarget.value) ?? 'usual')}
              >
                {SHOP_ORDERS.map((each) => (
                  <option key={each} value={each}>
                    {t(`order.${each}`)}
                  </option>
                ))}
              </SelectField>
            </div>
          </div>
          {failed && (
            <Failed title={t('broken.title')} text={t('broken.text')} again={t('broken.again')} onAgain={again} />
          )}
          {shown?.length === 0 && !failed && (
            <StateBlock icon="gift" heading={t('none.title')}>
              {t('none.text')}
            </StateBlock>
          )}
          {shown?.length !== 0 && listed?.length === 0 && <p className="text-body text-mid">{t('noneAffordable')}</p>}
          {listed && listed.length > 0 && worth && !waits && (
            <ul className="shop-cards">
              {listed.map((card) => (
                <li key={`${card.type} ${card.group}`}>
                  <Card
                    {...{ card, worth, viewer }}
                    onExchange={(quantity) => open({ card, quantity })}
                    onShort={() => open({ card, quantity: 'short' })}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {signedIn && worth && (
        <div className="shop-lists">
          <Orders />
          <History worth={worth} />
        </div>
      )}
      <details className="text-body text-mid">
        <summary className="text-high">{t('more.title')}</summary>
        <p className="mt-2">{t('more.text')}</p>
      </details>
      {opened && worth && points !== undefined && opened.quantity !== 'short' && (
        <ExchangeDialog card={opened.card} quantity={opened.quantity} {...{ worth, points, close }} />
      )}
      {opened?.quantity === 'short' && worth && rate !== undefined && (
        <ShortDialog card={opened.card} points={points ?? 0} {...{ worth, rate, close }} />
      )}
    </div>
  );
}

/** What a guest is told before the cards. */
function JoinPanel() {
  const t = useTranslations('shop.guest');
  return (
    <Panel className="grid gap-3 justify-items-start">
      <h2 className="text-subheading">{t('title')}</h2>
      <p className="text-body text-mid">{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button href="/sign-up">{t('join')}</Button>
        <Button look="bare" href="/sign-in">
          {t('signIn')}
        </Button>
      </div>
    </Panel>
  );
}
