const under = (...starts: readonly string[]) => {
  const patterns = starts.map((start) => (start === '/' ? /^\/$/ : new RegExp(`^${start}(/|$)`)))
  return (pathname: string): boolean => patterns.some((pattern) => pattern.test(pathname))
}

/** Screens without a header (SHELL-1.1). */
export const isHeaderHidden = under(
  '/',
  '/shops',
  '/sessionNotFound',
  '/payment',
  '/reservation',
  '/waiting',
)

const isFooterless = under(
  '/',
  '/shops',
  '/sessionNotFound',
  '/payment',
  '/cart',
  '/member/resetPassword',
  '/news/[^/]+',
  '/member/topUp',
  '/member/login',
  '/member/register',
  '/reservation',
  '/waiting',
)

/** Screens without the bottom bar (SHELL-1.2). */
export const isFooterHidden = (pathname: string): boolean => isFooterless(pathname)

/** Screens without a back arrow (SHELL-1.3). */
export const isBackHidden = under('/shops', '/payment', '/browse')
