import { registrationBonusesQuery } from '../../bonuses/index.ts';
import { asker, defineLoad } from '../../platform/queries/load.ts';
import { askedQuery } from './asked-query.ts';
import { openCountriesQuery, placeQuery } from '../../content/index.ts';

/** The visitor's country, for the form's first choice, those to choose from, and what else is asked. */
export const registrationLoad = defineLoad(async ({ want }) => {
  await Promise.all([
    want(placeQuery()),
    want(openCountriesQuery()),
    want(askedQuery()),
    want(registrationBonusesQuery()),
  ]);
});

type Args = Parameters<typeof registrationLoad.loader>[0];

/** Also a key, so that a form posted twice before script opens one account. */
export async function registrationLoader(args: Args) {
  await registrationLoad.loader(args);
  return { formKey: crypto.randomUUID() as string };
}

/** Waits for what is asked as long as it takes: fields that come later would push the form's end away. */
export async function registrationClientLoader(args: Args) {
  const asked = asker(args.context)(askedQuery()).catch(() => undefined);
  await Promise.all([registrationLoad.clientLoader(args), asked]);
  return { formKey: undefined };
}
