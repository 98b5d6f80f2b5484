import { currenciesOf } from '@cosmodrome/rules/cashbox/methods';
import { countryRule, visibleCountries } from '@cosmodrome/rules/content/countries';
import { Flag } from '@cosmodrome/ui/flag';
import { SelectField } from '@cosmodrome/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Form } from '../../platform/forms/form.ts';
import { useSite } from '../../platform/site.ts';
import { openCountriesQuery, placeQuery } from '../../content/index.ts';
import { PostedAnswerContext } from '../../platform/forms/answer.ts';
import type { SignUpFields } from './sign-up-fields.ts';

const FIRST_COUNTRY = 'DE';

/** Country and currency, set to where the visitor seems to be. A changed country brings its currency. */
export function PlaceFields({ form }: { form: Form<SignUpFields> }) {
  const t = useTranslations('identity.signUp');
  const locale = useLocale();
  const posted = use(PostedAnswerContext)?.values;
  const { licence } = useSite();
  const { data: place } = useQuery(placeQuery());
  const { data: open } = useQuery(openCountriesQuery());
  const { register, setValue, isChanged } = form;
  const here = countryRule(place?.country_code ?? '') ?? countryRule(FIRST_COUNTRY);
  const first = { country: posted?.['country'] || here?.code, currency: posted?.['currency'] || here?.currency };
  const country = form.watch('country') ?? first.country;
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const offered = currenciesOf({ licence, country: country ?? FIRST_COUNTRY });
  const coins = offered.filter((each) => !each.fiat);
  const { errors } = form.formState;

  // The place may arrive after the form: it is taken over as long as nobody has chosen.
  useEffect(() => {
    if (!here || posted || isChanged('country') || isChanged('currency')) return;
    setValue('country', here.code);
    setValue('currency', here.currency);
  }, [here, posted, isChanged, setValue]);

  const chooseCountry = register('country', {
    onChange: (event) => {
      const rule = countryRule(event.target.value);
      if (rule) setValue('currency', rule.currency, true);
    },
  });
  return (
    <div className="enter-place">
      <SelectField
        {...chooseCountry}
        label={t('country')}
        autoComplete="country"
        defaultValue={first.country}
        mark={<Flag country={country ?? 'xx'} size={24} />}
        error={errors.country?.message}
      >
        {visibleCountries
          .filter(({ code }) => open?.includes(code) ?? true)
          .map(({ code }) => (
            <option key={code} value={code}>
              {names.of(code)}
            </option>
          ))}
      </SelectField>
      <SelectField
        {...register('currency')}
        label={t('currency')}
        defaultValue={first.currency}
        error={errors.currency?.message}
      >
        <optgroup label={t('money')}>
          {offered
            .filter((each) => each.fiat)
            .map(({ code }) => (
              <option key={code}>{code}</option>
            ))}
        </optgroup>
        {coins.length > 0 && (
          <optgroup label={t('crypto')}>
            {coins.map(({ code }) => (
              <option key={code}>{code}</option>
            ))}
          </optgroup>
        )}
      </SelectField>
    </div>
  );
}
