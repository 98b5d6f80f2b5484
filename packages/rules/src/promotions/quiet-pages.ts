/** Pages of player protection: nothing is offered over them. */
const PROTECTION = ['/profile/limits', '/self-assessment', '/responsible-gaming', '/unlock'];
/** Games, the campaigns themselves, and pages of player protection. */
const WITHOUT_REMINDER = ['/play', '/promo', '/promotions', ...PROTECTION];
/** The pages of one's own account, where things are filled in, and pages of player protection. */
const WITHOUT_BOOKMARKS = ['/profile', ...PROTECTION];

const isAmong = (path: string, pages: readonly string[]): boolean =>
  pages.some((page) => path === page || path.startsWith(`${page}/`));

/** Whether the page of a path may show the reminder of a campaign. */
export const mayRemindAt = (path: string): boolean => !isAmong(path, WITHOUT_REMINDER);

/** Whether the page of a path may show bookmarks at its edge. */
export const mayHaveBookmarksAt = (path: string): boolean => !isAmong(path, WITHOUT_BOOKMARKS);
