import type { SystemSetting } from '@comanda/contract'

/** What the guards read (ROUTE-4). */
export interface GuardFacts {
  /** Nothing is guarded by settings that are not loaded yet. */
  readonly settings?: SystemSetting | undefined
  /** Start-up has ended, so that what session there is, is known. */
  readonly isStarted: boolean
  readonly hasTableSession: boolean
}

const member = /^\/member(\/|$)/
const order = /^\/order(\/|$)/
/** Screens that need no ordering system. */
const withoutOrdering =
  /^\/($|(browse|member|coupon|news|reservation|record|shops|tnc|payment|closed|noshop|sessionNotFound|posHome)(\/|$))/

/** Where a guard sends the diner from a screen; `undefined` where it may be seen. */
export const guardRedirect = (
  { settings, isStarted, hasTableSession }: GuardFacts,
  pathname: string,
): '/' | '/record' | undefined => {
  if (settings && !settings.onlineMemberSystem && member.test(pathname)) return '/'
  if (settings && !settings.onlineOrderingSystem && !withoutOrdering.test(pathname)) return '/'
  return isStarted && !hasTableSession && order.test(pathname) ? '/record' : undefined
}
