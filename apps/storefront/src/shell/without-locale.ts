const LOCALE = /^\/[a-z]{2}(-[a-z]{2,4})?(?=\/|$)/i

/** Returns an unknown path without its first segment if that looks like a locale: `/zh-hk/cart` → `/cart` (ROUTE-1.4). */
export const withoutLocale = (pathname: string): string | undefined => {
  const rest = pathname.replace(LOCALE, '')
  if (rest === pathname) return undefined
  return rest === '' ? '/' : rest
}
