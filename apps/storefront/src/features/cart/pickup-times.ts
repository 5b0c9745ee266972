import type { Shop } from '@comanda/contract'
import { openEntry } from '@comanda/shop-rules/sessions'
import { localMoment, minutesUntilClose } from '@comanda/engine/time'

/** Slots of this many minutes; the first leaves the kitchen this long. */
const SLOT_MINUTES = 15
const LEAD_MINUTES = 20
const MINUTE_MS = 60_000
const SLOT_MS = SLOT_MINUTES * MINUTE_MS
const MOST_SLOTS = 40

/** Returns the times at which a take-away order can be picked up while the shop is open: ISO instants, at most 40. */
export const pickupTimes = (shop: Shop, now: number): readonly string[] => {
  const at = localMoment(now, shop.timeZone)
  const entry = openEntry(shop, 'takeAway', at)
  if (!entry) return []
  const window = { from: entry.startTime, to: entry.endTime }
  const closes = now + minutesUntilClose(window, at) * MINUTE_MS
  const first = Math.ceil((now + LEAD_MINUTES * MINUTE_MS) / SLOT_MS) * SLOT_MS
  const count = Math.min(MOST_SLOTS, Math.max(0, Math.ceil((closes - first) / SLOT_MS)))
  return Array.from({ length: count }, (_, slot) => new Date(first + slot * SLOT_MS).toISOString())
}
