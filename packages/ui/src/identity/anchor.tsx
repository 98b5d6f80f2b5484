import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

function PlainAnchor({ children, ...rest }: AnchorProps) {
  return <a {...rest}>{children}</a>;
}

const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

/** Lets the application put its router's link behind every link of the design system. */
export const AnchorProvider = AnchorContext;

/** A link: the router's inside an AnchorProvider, a plain one elsewhere. */
export function Anchor(props: AnchorProps) {
  const Link = use(AnchorContext);
  // oxlint-disable-next-line react/static-components -- The context holds one component for the page: it is chosen here, not made.
  return <Link {...props} />;
}
