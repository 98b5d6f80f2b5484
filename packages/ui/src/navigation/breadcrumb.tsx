import { Anchor } from '../identity/anchor.tsx';
import { Icon } from '../identity/icon.tsx';

export type Crumb = { label: string; href: string };

/** The way here. The last crumb is the page itself. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="ui-breadcrumb">
        {crumbs.map((crumb, at) => (
          <li key={crumb.href}>
            {at > 0 && <Icon name="chevron-right" size={14} />}
            <Anchor href={crumb.href} aria-current={at === crumbs.length - 1 ? 'page' : undefined}>
              {crumb.label}
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  );
}
