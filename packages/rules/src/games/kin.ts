/** What makes a game like another one. */
export interface Likeness {
  /** What its pictures show. */
  readonly theme?: string | undefined;
  /** What its theme is about. */
  readonly themes: readonly string[];
  readonly family: string;
  readonly features: readonly string[];
  readonly provider: string;
}

/** A theme counts more than everything else, and a subject more than the mechanics. */
const THEME = 100;
const SUBJECT = 20;
const FAMILY = 6;
const FEATURE = 2;
const STUDIO = 1;

const shared = (one: readonly string[], other: readonly string[]): number =>
  one.filter((each) => other.includes(each)).length;

/** How much two games are alike; 0 when neither theme nor mechanics have anything in common. */
export function kinship(one: Likeness, other: Likeness): number {
  const alike =
    (one.theme !== undefined && one.theme === other.theme ? THEME : 0) +
    shared(one.themes, other.themes) * SUBJECT +
    (one.family === other.family ? FAMILY : 0) +
    shared(one.features, other.features) * FEATURE;
  return alike === 0 ? 0 : alike + (one.provider === other.provider ? STUDIO : 0);
}
