import type { VisitState } from '../visit/visit-state.ts'

const exempt = /^\/($|(member|browse|shops|payment|news|record)(\/|$))/
/** Screens that are nobody's table: a bill, an account. */
const apart = /^\/(member|payment|news|record)(\/|$)/
const withoutShop = /^\/(shops|noshop|member|payment|news|tnc|posHome)(\/|$)/
/** A guest comes to a reservation by its link alone; only a new one needs the shop of the visit. */
const ofReservation = /^\/reservation(?!\/edit\/?$)(\/|$)/

/** Where a visit that began by a link goes on: at a table its menu, at an order that order. */
const goOn = (pathname: string): string | undefined => {
  const [, entry, session] = pathname.split('/')
  if (entry === 't') return '/browse'
  if (entry !== 'o') return undefined
  return session ? `/record/${session}` : '/record'
}

/**
 * Returns the path to which start-up sends the diner from a screen (ROUTE-3), `undefined` if it stays. `isTold`:
 * the diner has read that the table is closed, and goes on from there.
 */
export const startUpRedirect = (
  { status, reason, settings }: Pick<VisitState, 'status' | 'reason' | 'settings'>,
  pathname: string,
  isTold = false,
): string | undefined => {
  if (status === 'ready') return goOn(pathname)
  if (status === 'noShop') {
    if (!settings || withoutShop.test(pathname) || ofReservation.test(pathname)) return undefined
    return settings.allowChooseShop ? '/shops' : '/noshop'
  }
  if (status !== 'failed' || reason === undefined) return undefined
  if (reason === 'sessionNotFound') {
    const isFree = pathname === '/sessionNotFound' || (isTold ? exempt : apart).test(pathname)
    return isFree ? undefined : '/sessionNotFound'
  }
  return exempt.test(pathname) ? undefined : `/?error=${reason}`
}
