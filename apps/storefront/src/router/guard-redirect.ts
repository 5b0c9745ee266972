import type { SystemSetting } from '@comanda/contract'

/** The facts that the guards read (ROUTE-4). */
export interface GuardFacts {
  /** Settings that are not loaded guard nothing. */
  readonly settings?: SystemSetting | undefined
  /** Whether start-up has ended, so that it is known if there is a session. */
  readonly isStarted: boolean
  readonly hasTableSession: boolean
}

const member = /^\/member(\/|$)/
const withoutBoth = /^\/(member|browse)(\/|$)/
const order = /^\/order(\/|$)/
const shops = /^\/shops\/?$/
/** Returns whether a screen needs no ordering system. */
const withoutOrdering =
  /^\/($|(browse|member|coupon|news|reservation|record|shops|tnc|payment|closed|noshop|sessionNotFound|waiting|posHome)(\/|$))/

/** Returns the path to which a guard redirects from a screen; `undefined` if the screen may be shown. */
export const guardRedirect = (
  { settings, isStarted, hasTableSession }: GuardFacts,
  pathname: string,
): '/' | '/record' | undefined => {
  if (settings && !settings.onlineMemberSystem) {
    // Without ordering the menu is the member's home, which there is none of.
    const isOff = settings.onlineOrderingSystem ? member : withoutBoth
    if (isOff.test(pathname)) return '/'
  }
  if (settings && !settings.allowChooseShop && shops.test(pathname)) return '/'
  if (settings && !settings.onlineOrderingSystem && !withoutOrdering.test(pathname)) return '/'
  return isStarted && !hasTableSession && order.test(pathname) ? '/record' : undefined
}
