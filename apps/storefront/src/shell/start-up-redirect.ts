import type { VisitState } from '../visit/visit-state.ts'

const exempt = /^\/($|(member|browse|shops|payment|news|record|h)(\/|$))/
/** Screens that do not belong to the visit's table: a bill, an account. */
const independent = /^\/(member|payment|news|record|h)(\/|$)/
const withoutShop = /^\/(shops|noshop|member|payment|news|tnc|waiting|posHome|h)(\/|$)|^\/record\/./
/** A guest opens a reservation by its link alone; only a new one needs the shop of the visit. */
const ofReservation = /^\/reservation(?!\/edit\/?$)(\/|$)/

/** Returns the path that a link resumes at: the menu of a table, or an order. */
const goOn = (pathname: string): string | undefined => {
  const [, entry, session] = pathname.split('/')
  if (entry === 't') return '/browse'
  if (entry !== 'o') return undefined
  return session ? `/record/${session}` : '/record'
}

/**
 * Returns the path to which start-up redirects from a screen (ROUTE-3), `undefined` if it stays. `isNotified`: the diner has
 * read that the table is closed, and continues from there.
 */
export const startUpRedirect = (
  {
    status,
    reason,
    settings,
    areSettingsFresh,
  }: Pick<VisitState, 'status' | 'reason' | 'settings' | 'areSettingsFresh'>,
  pathname: string,
  isNotified = false,
): string | undefined => {
  if (status === 'ready') return goOn(pathname)
  if (status === 'noShop') {
    if (withoutShop.test(pathname) || ofReservation.test(pathname)) return undefined
    // A server that has been read and has no settings is being set up.
    if (!settings) return areSettingsFresh ? '/noshop' : undefined
    return settings.allowChooseShop ? '/shops' : '/noshop'
  }
  if (status !== 'failed' || reason === undefined) return undefined
  if (reason === 'sessionNotFound') {
    const isFree =
      pathname === '/sessionNotFound' || (isNotified ? exempt : independent).test(pathname)
    return isFree ? undefined : '/sessionNotFound'
  }
  return exempt.test(pathname) ? undefined : `/?error=${reason}`
}
