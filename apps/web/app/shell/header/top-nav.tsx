import { Icon } from '@cosmodrome/ui/icon';
import { NavLink } from '@cosmodrome/ui/nav-link';
import { Popover } from '@cosmodrome/ui/popover';
import { SideNav, SideNavItem } from '@cosmodrome/ui/side-nav';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { isCurrent, useMenu } from '../menu.ts';
import { fitting } from './fitting.ts';

/** The sections in one line; what does not fit folds into "More". Before script the line is simply cut. */
export function TopNav() {
  const t = useTranslations('shell.nav');
  const entries = useMenu();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const widths = useRef<number[]>([]);
  const [shown, setShown] = useState(entries.length);

  useEffect(() => {
    const element = nav.current;
    if (!element) return undefined;
    const measure = (): void => {
      const slots = [...element.querySelectorAll<HTMLElement>(':scope > .nav-slot')];
      // A folded link has no width of its own: the one it had counts.
      widths.current = slots.map((slot, at) => slot.offsetWidth || (widths.current[at] ?? 0));
      const more = element.querySelector<HTMLElement>('.nav-more')?.offsetWidth ?? 0;
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      if (element.clientWidth > 0) setShown(fitting(widths.current, element.clientWidth, gap, more));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [entries.length]);

  const rest = entries.slice(shown);
  return (
    <nav ref={nav} className="top-nav" aria-label={t('label')}>
      {entries.map(({ href, label }, at) => (
        <div key={href} className="nav-slot" hidden={at >= shown}>
          <NavLink href={href} current={isCurrent(href, pathname)}>
            {label}
          </NavLink>
        </div>
      ))}
      <div className={rest.length > 0 ? 'nav-more' : 'nav-more invisible'}>
        <Popover
          label={t('more')}
          align="start"
          triggerClassName="ui-nav-link"
          trigger={
            <>
              {t('more')}
              <Icon name="chevron-down" size={16} />
            </>
          }
        >
          <SideNav label={t('more')}>
            {rest.map(({ href, label, icon }) => (
              <SideNavItem key={href} href={href} icon={icon} current={isCurrent(href, pathname)}>
                {label}
              </SideNavItem>
            ))}
          </SideNav>
        </Popover>
      </div>
    </nav>
  );
}
