import { Button } from '@cosmodrome/ui/button';
import { Icon, type IconName } from '@cosmodrome/ui/icon';
import { Panel } from '@cosmodrome/ui/panel';

export interface CampaignCardProps {
  icon: IconName;
  /** What kind of campaign it is. */
  kind: string;
  title: string;
  /** What it gives, with what it obliges to. */
  terms: string;
  /** Until when it runs, or that it has no end; left out where the offer does not say. */
  end?: string;
  href: string;
  action: string;
}

/** A running campaign: its kind, one sentence of terms, its real end, and one way on. */
export function CampaignCard({ icon, kind, title, terms, end, href, action }: CampaignCardProps) {
  return (
    <li>
      <Panel as="article" className="campaign">
        <p className="campaign-kind text-meta text-mid">
          <Icon name={icon} size={18} />
          {kind}
        </p>
        <h2 className="text-subheading">{title}</h2>
        <p className="text-body text-mid">{terms}</p>
        <div className="campaign-foot">
          <span className="text-meta text-low">{end}</span>
          <Button size="small" href={href}>
            {action}
          </Button>
        </div>
      </Panel>
    </li>
  );
}
