import '../banners.css';

/** Spec 9: while banners are on their way, two stand in their place on a phone and three on a desktop. */
export function BannersSkeleton() {
  return (
    <div className="banner-place" aria-hidden>
      <span />
      <span />
      <span />
    </div>
  );
}
