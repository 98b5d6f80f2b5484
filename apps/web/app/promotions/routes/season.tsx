import { seasonal } from '../pages-of.ts';
import { runningPage } from '../parts/running-page.tsx';

const page = runningPage(seasonal);

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** /promo: what runs for a time only. */
export default page.Page;
