import { copyrightText } from '@cosmodrome/rules/content/copyright';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { placeQuery, footerTextsQuery, HtmlText } from '../../content/index.ts';
import { usePlayer } from '../../platform/session/player.ts';
import { useSite } from '../../platform/site.ts';

/**
 * The copyright text by licence, language, group and country. A document does not depend on the country: it is asked for
 * once the text is in view.
 */
export function Copyright({ licence }: { licence: string }) {
  const { locale } = useSite();
  const { data: texts = [] } = useQuery(footerTextsQuery(locale));
  const [seen, see] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { data: here } = useQuery({ ...placeQuery(), enabled: seen });
  const groups = usePlayer()?.statuses.map(({ id }) => id) ?? [];
  useEffect(() => {
    if (!place.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && see(true));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const id = copyrightText(
    texts.map((text) => text.id),
    { licence, country: (seen && here?.country_code) || null, locale, groups },
  );
  const text = texts.find((each) => each.id === id);
  return <div ref={place}>{text && <HtmlText key={text.id} html={text.content} />}</div>;
}
