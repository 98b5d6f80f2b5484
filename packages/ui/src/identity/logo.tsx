import logoSize from '../brand/logo-size.json' with { type: 'json' };
import logo from '../brand/logo.svg?no-inline';
import mark from '../brand/mark.svg?no-inline';

export type LogoProps = {
  /** Name of the brand, read aloud. */
  name: string;
  /** Height in pixels. */
  height?: number | undefined;
  /** The mark alone. */
  markOnly?: boolean | undefined;
  /** Another brand's file and its proportion. */
  src?: string | undefined;
  ratio?: number | undefined;
};

/** The brand's logo. */
export function Logo({ name, height = 28, markOnly, src, ratio }: LogoProps) {
  const proportion = ratio ?? (markOnly ? 1 : logoSize.width / logoSize.height);
  return (
    <img
      className="ui-logo"
      src={src ?? (markOnly ? mark : logo)}
      alt={name}
      width={Math.round(height * proportion)}
      height={height}
      fetchPriority="high"
      draggable={false}
    />
  );
}
