import { Anchor } from '@cosmodrome/ui/anchor';
import { Badge } from '@cosmodrome/ui/badge';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { useTranslations } from 'use-intl';
import type { CampaignSection } from '@cosmodrome/rules/promotions/campaigns';
import { CampaignArt, type CampaignArtProps } from './campaign-art.tsx';
import { CampaignEnd, type CampaignEndProps } from './campaign-end.tsx';

export interface CampaignCardProps extends CampaignArtProps, CampaignEndProps {
  slug: string;
  section: CampaignSection | null;
  /** What kind of campaign it is. */
  kind: string;
  title: string;
  /** What it gives, with what it obliges to. */
  terms: string;
  href: string;
  action: string;
}

/** A campaign: its picture, one sentence of terms, its real end, and one way on. */
export function CampaignCard({ slug, kind, title, terms, href, action, art, games, ...times }: CampaignCardProps) {
  const t = useTranslations('promotions');
  return (
    <li>
      <Panel as="article" flush className="campaign" aria-label={title}>
        <CampaignArt art={art} games={games} />
        <span className="campaign-kind">
          <Badge look="glass">{kind}</Badge>
        </span>
        <div className="campaign-body">
          <h2 className="text-subheading">
            <Anchor href={`/promo/${slug}`}>{title}</Anchor>
          </h2>
          <p className="text-body text-mid">{terms}</p>
          <div className="campaign-foot">
            <CampaignEnd {...times} />
            <Button size="small" href={href} aria-label={t('of', { action, title })}>
              {action}
            </Button>
          </div>
        </div>
      </Panel>
    </li>
  );
}
