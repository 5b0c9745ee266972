import type { VisitState } from '../visit/visit-state.ts'

const exempt = /^\/($|(member|browse|shops|payment|news|record)(\/|$))/
const entries = /^\/t(\/|$)/

/** Where start-up sends the diner from a screen (spec 000 §2, start-up behaviour); `undefined` where nowhere. */
export const startUpRedirect = (
  { status, reason, settings }: Pick<VisitState, 'status' | 'reason' | 'settings'>,
  pathname: string,
):
  | { readonly to: '/sessionNotFound' | '/shops' | '/noshop' | '/browse' }
  | { readonly to: '/'; readonly error: string }
  | undefined => {
  if (status === 'ready') return entries.test(pathname) ? { to: '/browse' } : undefined
  if (status === 'noShop') {
    if (!settings || /^\/(shops|noshop|payment|news|tnc)/.test(pathname)) return undefined
    return { to: settings.allowChooseShop ? '/shops' : '/noshop' }
  }
  if (status !== 'failed' || reason === undefined) return undefined
  if (reason === 'sessionNotFound')
    return pathname === '/sessionNotFound' ? undefined : { to: '/sessionNotFound' }
  return exempt.test(pathname) ? undefined : { to: '/', error: reason }
}
