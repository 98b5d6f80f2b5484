import { Button } from '@cosmodrome/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { brandQuery } from '../../content/index.ts';
import { useSite } from '../../platform/site.ts';

/** Phone, e-mail and the brand's other places: those that there are. */
export function Contact() {
  const t = useTranslations('shell.footer');
  const { data: brand } = useQuery(brandQuery(useSite().locale));
  if (!brand) return null;
  const { email, phone, social } = brand.contact;
  return (
    <>
      <ul className="footer-contact" aria-label={t('contact')}>
        {phone !== null && (
          <li>
            <Button look="bare" size="small" icon="phone" href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </Button>
          </li>
        )}
        <li>
          <Button look="bare" size="small" icon="mail" href={`mailto:${email}`}>
            {email}
          </Button>
        </li>
      </ul>
      {social.length > 0 && (
        <ul className="footer-contact" aria-label={t('social')}>
          {social.map(({ name, url, icon }) => (
            <li key={url}>
              <Button look="bare" size="small" icon={icon} href={url} target="_blank">
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
