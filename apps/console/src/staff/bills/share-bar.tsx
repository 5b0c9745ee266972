import './share-bar.css'

/** A bar as long as its share, 0 to 1. What it shows stands beside it in words. */
export const ShareBar = ({ share }: { readonly share: number }) => (
  <svg className="share-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect className="share-bar-all" width="100" height="4" />
    <rect className="share-bar-part" width={100 * Math.min(1, Math.max(0, share))} height="4" />
  </svg>
)
