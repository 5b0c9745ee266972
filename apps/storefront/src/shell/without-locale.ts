const LOCALE = /^\/[a-z]{2}(-[a-z]{2,4})?(?=\/|$)/i

/** A path that nobody knows without the first segment that looks like a locale: `/zh-hk/cart` → `/cart` (spec 000 §8). */
export const withoutLocale = (pathname: string): string | undefined => {
  const rest = pathname.replace(LOCALE, '')
  if (rest === pathname) return undefined
  return rest === '' ? '/' : rest
}
