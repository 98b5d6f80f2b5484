import { registrationBonusesQuery } from '../../bonuses/index.ts';
import { defineLoad } from '../../platform/queries/load.ts';
import { askedQuery } from './asked-query.ts';
import { openCountriesQuery, placeQuery } from '../queries.ts';

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
export const registrationLoader = async (args: Args) => ({
  ...(await registrationLoad.loader(args)),
  formKey: crypto.randomUUID() as string,
});

export const registrationClientLoader = async (args: Args) => ({
  ...(await registrationLoad.clientLoader(args)),
  formKey: undefined,
});
