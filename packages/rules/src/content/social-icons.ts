/** Signs of our own for places elsewhere, by what is found there; a brand's file names one (spec 3). */
export const SOCIAL_ICONS = ['message-circle', 'users', 'camera', 'tv', 'radio', 'globe'] as const;
