import { runningPage } from '../parts/running-page.tsx';

const page = runningPage((running) => running.find(({ slug }) => slug === 'santa-vegas'));

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** /santa-vegas: the page of that season in its season (spec 2.2). */
export default page.Page;
