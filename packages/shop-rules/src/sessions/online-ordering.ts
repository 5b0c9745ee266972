import type { OrderType } from '@comanda/engine/catalog'
import type { LocalMoment } from '@comanda/engine/time'
import { openEntry, type OpenShop } from './opening-hours.ts'

/** What a shop says about ordering online (SESS-4.1). */
export interface OnlineShop extends OpenShop {
  readonly openForOnline?: boolean | undefined
  readonly openTakeAway?: boolean | undefined
  readonly openDineInNoTable?: boolean | undefined
  /** Dine-in without a table needs the code of a table. */
  readonly onlineDineInNoTableEnabledFixedCode?: boolean | undefined
}

/** Why an order cannot begin online (ERR-1.5). */
export type OnlineFailure = 'shopNotEnabledForOnline' | 'fixedCodeTableInvalid' | 'timeSlotNotFound'

const isModeOpen = (shop: OnlineShop, mode: OrderType): boolean => {
  if (mode === 'takeAway') return shop.openTakeAway === true
  if (mode === 'dineInNoTable') return shop.openDineInNoTable === true
  return shop.openTakeAway === true || shop.openDineInNoTable === true
}

/**
 * Returns why an order of a mode cannot begin online now, or `undefined` if it can (SESS-4): the shop must be open for
 * online and for the mode, have a table code if the mode needs one, and the time must be within an opening-hours entry.
 */
export const onlineFailure = (
  shop: OnlineShop,
  mode: OrderType,
  at: LocalMoment,
  hasTableCode = false,
): OnlineFailure | undefined => {
  if (shop.openForOnline !== true || !isModeOpen(shop, mode)) return 'shopNotEnabledForOnline'
  if (mode === 'dineInNoTable' && shop.onlineDineInNoTableEnabledFixedCode && !hasTableCode)
    return 'fixedCodeTableInvalid'
  return openEntry(shop, mode, at) ? undefined : 'timeSlotNotFound'
}
