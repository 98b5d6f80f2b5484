import type { Lottery } from '@cosmodrome/contract/http/lotteries';
import { LIST_HEAD } from '@cosmodrome/rules/lotteries/list';
import { useState } from 'react';
import { api } from '../platform/api/browser.ts';
import { fetched } from '../platform/device/part.ts';
import { download } from '../platform/export/download.ts';
import type { ReadPage, Verdict } from './check.ts';

/** What is done with the published list: it is saved as a file, or the draw is redone from it. */
export function useTicketList(lottery: Lottery) {
  const [pending, wait] = useState(false);
  const [failed, fail] = useState(false);
  const [verdict, show] = useState<Verdict>();
  const read: ReadPage = (from) => api('lotteries.tickets', { params: { id: lottery.id }, query: { from } });
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (pending) return;
    wait(true);
    fail(false);
    try {
      await work();
    } catch {
      fail(true);
    } finally {
      wait(false);
    }
  };
  return {
    pending,
    failed,
    verdict,
    save: () =>
      void run(async () => {
        const { readList } = await fetched(() => import('./check.ts'));
        const pieces = [LIST_HEAD];
        await readList(read, (lines) => pieces.push(lines));
        download(`${lottery.frontend_identifier}.csv`, 'text/csv', pieces.join(''));
      }),
    check: () =>
      void run(async () => {
        const { checkDraw } = await fetched(() => import('./check.ts'));
        show(await checkDraw(lottery, read));
      }),
  };
}
