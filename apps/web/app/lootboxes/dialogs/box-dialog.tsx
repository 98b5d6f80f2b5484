import type { Lootbox, LootboxItem } from '@cosmodrome/contract/http/lootboxes';
import { Anchor } from '@cosmodrome/ui/anchor';
import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { Icon } from '@cosmodrome/ui/icon';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { apiOf, callKey } from '../../platform/queries/query.ts';
import { BoxArt } from '../parts/box-art.tsx';
import { Odds } from '../parts/odds.tsx';
import { useWonGame, WonArt } from '../parts/won-game.tsx';
import { useItemWords } from '../words.ts';
import { CallFailure } from '../../platform/forms/call-failure.tsx';

/** As long as the lid takes in the style sheet. */
const LID_MS = 900;
const DRAWS = '/fairness#draws';

const prefersNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A box in three moments: before, with all chances; the lid, which replays what the server has answered and can be skipped;
 * and after, the prize and what it asks. One that is open begins with the last.
 */
export default function BoxDialog({ box, close }: { box: Lootbox; close: () => void }) {
  const client = useQueryClient();
  const [opened, setOpened] = useState(box.stage === 'activated' ? box : undefined);
  const [rising, rise] = useState(false);
  const [pending, wait] = useState(false);
  const [failure, fail] = useState<Failure>();
  const sent = useRef(false);

  useEffect(() => {
    if (!rising) return undefined;
    const timer = setTimeout(() => rise(false), LID_MS);
    return () => clearTimeout(timer);
  }, [rising]);

  const open = async (): Promise<void> => {
    if (sent.current) return;
    sent.current = true;
    wait(true);
    fail(undefined);
    try {
      const answer = await apiOf(client)('lootboxes.open', { params: { id: box.id } });
      rise(!prefersNoMotion());
      setOpened(answer);
      void client.invalidateQueries({ queryKey: callKey('lootboxes.list') });
      void client.invalidateQueries({ queryKey: callKey('gifts.list') });
    } catch (error) {
      fail(failureOf(error));
    } finally {
      sent.current = false;
      wait(false);
    }
  };

  if (opened && rising) return <Opening box={opened} skip={() => rise(false)} />;
  if (opened) return <Opened box={opened} close={close} />;
  return <Closed {...{ box, close, pending, failure }} open={() => void open()} />;
}

interface ClosedProps {
  box: Lootbox;
  close: () => void;
  open: () => void;
  pending: boolean;
  failure: Failure | undefined;
}

function Closed({ box, close, open, pending, failure }: ClosedProps) {
  const t = useTranslations('lootboxes');
  const { date } = useItemWords();
  const off = failure?.reason === 'bonuses_off';
  return (
    <Dialog
      title={box.title}
      closeLabel={t('close')}
      onClose={close}
      size="small"
      foot={
        <>
          <Button look="ignited" size="sheet" wide pending={pending && t('opening')} onClick={open}>
            {t(failure ? 'again' : 'open')}
          </Button>
          <Button look="bare" wide onClick={close}>
            {t('later')}
          </Button>
        </>
      }
    >
      <div className="lootbox-sheet">
        <BoxArt state="closed" />
        <p className="text-body text-mid">{t('inside', { count: box.items.length, date: date(box.valid_until) })}</p>
        {failure && (
          <CallFailure
            failure={off ? { ...failure, base: t('off') } : failure}
            offline={t('offline')}
            broken={t('broken')}
            end={
              off && (
                <Button size="small" href="/profile/promocode">
                  {t('offAction')}
                </Button>
              )
            }
          />
        )}
        <Odds box={box} />
        <p className="text-meta text-low">
          {t('same')}{' '}
          <Anchor className="ui-link" href={DRAWS}>
            {t('how')}
          </Anchor>
        </p>
      </div>
    </Dialog>
  );
}

function Opening({ box, skip }: { box: Lootbox; skip: () => void }) {
  const t = useTranslations('lootboxes');
  return (
    <Dialog
      key="opening"
      title={t('opening')}
      closeLabel={t('skip')}
      onClose={skip}
      size="small"
      foot={
        <Button look="bare" wide onClick={skip}>
          {t('skip')}
        </Button>
      }
    >
      <div className="lootbox-sheet">
        <BoxArt state="opening" />
        <p className="text-body text-mid">{t('decided')}</p>
        <div className="ui-well lootbox-draw">
          <Icon name="shield-check" size={18} />
          <div>
            <p className="text-meta font-strong text-high">
              {t('draw', { hash: `${box.table_hash.slice(0, 4)}…${box.table_hash.slice(-4)}` })}
            </p>
            <p className="text-meta text-mid">{t('fixed')}</p>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function Opened({ box, close }: { box: Lootbox; close: () => void }) {
  const won = box.items.find(({ prize }) => prize);
  return won ? <Won box={box} won={won} close={close} /> : null;
}

function Won({ box, won, close }: { box: Lootbox; won: LootboxItem; close: () => void }) {
  const t = useTranslations('lootboxes');
  const words = useItemWords();
  const game = useWonGame(won);
  const waits = won.kind === 'freespins' || won.kind === 'bonus';
  return (
    <Dialog
      key="opened"
      title={words.name(won)}
      closeLabel={t('close')}
      onClose={close}
      size="small"
      foot={
        <>
          {game && (
            <Button look="ignited" size="sheet" wide href={game.href}>
              {t('play', { title: words.name(won) })}
            </Button>
          )}
          {game ? (
            <Button look="bare" wide href="/profile/gifts">
              {t('keep')}
            </Button>
          ) : waits ? (
            <Button look="ignited" size="sheet" wide href="/profile/gifts">
              {t('gifts')}
            </Button>
          ) : (
            <Button size="sheet" wide onClick={close}>
              {t('done')}
            </Button>
          )}
          <Button look="bare" wide href={DRAWS}>
            {t('check')}
          </Button>
        </>
      }
    >
      <div className="lootbox-sheet">
        <div className={game ? 'lootbox-opened has-game' : 'lootbox-opened'}>
          <BoxArt state="open" />
          {game && <WonArt art={game.art} />}
        </div>
        <div role="status">
          <p className="text-body-strong text-high">{t('got', { title: words.name(won) })}</p>
          <p className="text-body text-mid">{t('chance', { percent: words.percent(won) })}</p>
        </div>
        <div className="ui-well lootbox-asks">
          <p className="text-body font-strong text-high">{t('asks')}</p>
          <ul>
            {words.terms(won, box.currency).map((line) => (
              <li key={line} className="text-body text-mid">
                <Icon name="check" size={16} />
                {line}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}
