/** Schemes that would run in this page instead of opening an app. */
const OWN_SCHEMES: ReadonlySet<string> = new Set(['javascript:', 'data:', 'vbscript:', 'blob:'])

/** Returns whether a link that a provider gave opens an app or a page. */
export const isSafeDeeplink = (link: string): boolean =>
  URL.canParse(link) && !OWN_SCHEMES.has(new URL(link).protocol)
