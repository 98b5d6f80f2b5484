import { Anchor } from '@cosmodrome/ui/anchor';
import { Icon } from '@cosmodrome/ui/icon';
import { RailRow } from '@cosmodrome/ui/rail-row';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { brandQuery } from '../../content/index.ts';
import { useSite } from '../../platform/site.ts';

/** Whose work is shown, in a row that moves only when it is moved; nothing where a brand names nobody. */
export function Partners() {
  const t = useTranslations('shell.footer');
  const { data: brand } = useQuery(brandQuery(useSite().locale));
  if (!brand || brand.partners.length === 0) return null;
  return (
    <div className="footer-partners">
      <RailRow heading={t('partners')} previousLabel={t('previousPartners')} nextLabel={t('nextPartners')} size="auto">
        {brand.partners.map(({ name, url }) => (
          <Anchor key={url} href={url} className="footer-partner text-subheading">
            {name}
          </Anchor>
        ))}
      </RailRow>
    </div>
  );
}

/** What was given to the brand, and what proves that it can be trusted: those that there are. */
export function Trust() {
  const t = useTranslations('shell.footer');
  const { data: brand } = useQuery(brandQuery(useSite().locale));
  if (!brand) return null;
  const { awards, certificates } = brand;
  return (
    <>
      {awards.length > 0 && (
        <ul className="footer-trust" aria-label={t('awards')}>
          {awards.map(({ name, nomination, prize, year, imgUrl }) => (
            <li key={`${name} ${nomination} ${String(year)}`} className="footer-award text-meta text-low">
              <img src={imgUrl} alt="" width={40} height={40} loading="lazy" decoding="async" />
              <span>
                <strong className="text-body font-strong text-high">
                  {name} {String(year)}
                </strong>
                <span>{nomination}</span>
                <span>{prize}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {certificates.length > 0 && (
        <ul className="footer-trust" aria-label={t('certificates')}>
          {certificates.map(({ name, url, imgUrl }) => (
            <li key={url}>
              <Anchor href={url} className="licence-mark text-label font-heavy">
                {imgUrl === null ? (
                  <Icon name="shield-check" size={18} />
                ) : (
                  <img src={imgUrl} alt="" width={24} height={24} loading="lazy" decoding="async" />
                )}
                {name}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
