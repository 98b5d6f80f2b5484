import { ApiError } from '../../platform/api/api-error.ts';

/** Why a game is not open, each with its own words and ways on. */
export type Gate =
  | {
      readonly kind:
        | 'join'
        /** The sign-in ended while the game was open. */
        | 'ended'
        | 'restricted'
        | 'limit'
        /** The bonus in play closes the game. */
        | 'bonus'
        | 'gone'
        | 'no-demo'
        | 'offline'
        | 'broken'
        | 'elsewhere'
        | 'slow'
        | 'barred';
    }
  /** The wallet in use cannot play it; `text` is the origin's own sentence. */
  | { readonly kind: 'currency'; readonly text: string | undefined }
  /** The player's own break or exclusion; `text` is the origin's own sentence. */
  | { readonly kind: 'break'; readonly text: string | undefined }
  /** Younger than this host asks for; `text` is the origin's own sentence. */
  | { readonly kind: 'age'; readonly text: string }
  /** The studio asks for these fields of the profile first. */
  | { readonly kind: 'fields'; readonly fields: readonly string[] };

/** Codes of the origin's refusals, whatever field they are at. */
const breaks = new Set(['self_excluded', 'cooling_off']);
const notFields = new Set(['base', 'mode', 'currency', 'producer', 'name', 'body']);

/** What a refused or failed launch means. */
export function gateOf(error: unknown): Gate {
  if (!(error instanceof ApiError)) return { kind: 'broken' };
  if (error.kind === 'network' || error.kind === 'timeout') return { kind: 'offline' };
  if (error.kind === 'broken') return { kind: 'broken' };
  if (error.status === 404) return { kind: 'gone' };
  if (error.status === 401) return { kind: 'join' };
  const keys = Object.values(error.errors).flatMap((each) => Object.keys(each));
  if (keys.includes('limit_reached')) return { kind: 'limit' };
  if (keys.includes('game_forbidden_with_bonus')) return { kind: 'bonus' };
  if (keys.some((key) => breaks.has(key))) return { kind: 'break', text: error.message1('base') };
  if (keys.includes('register_banned')) return { kind: 'barred' };
  if (keys.includes('too_young_here')) return { kind: 'age', text: error.message1('base') ?? '' };
  if (error.status === 403 || keys.includes('country_restricted')) return { kind: 'restricted' };
  if (keys.includes('demo_unavailable')) return { kind: 'no-demo' };
  if (error.errors['currency']) return { kind: 'currency', text: error.message1('currency') };
  const fields = Object.entries(error.errors).flatMap(([field, each]) =>
    'required' in each && !notFields.has(field) ? [field] : [],
  );
  return fields.length > 0 ? { kind: 'fields', fields } : { kind: 'broken' };
}
