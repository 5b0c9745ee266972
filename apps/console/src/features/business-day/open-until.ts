import type { Shop } from '@comanda/contract'
import { openEntry } from '@comanda/shop-rules/sessions'
import { localMoment } from '@comanda/engine/time'

/** Returns until when a shop is open by its hours, `HH:MM`; undefined if it is closed or has no hours. `now`: in ms. */
export const openUntil = (
  shop: Pick<Shop, 'onlineOpeningHours' | 'specialDays' | 'timeZone'>,
  now: number,
): string | undefined => {
  const at = localMoment(now, shop.timeZone)
  const modes = ['dineIn', 'takeAway', 'delivery'] as const
  return modes
    .flatMap((mode) => openEntry(shop, mode, at)?.endTime ?? [])
    .toSorted()
    .at(-1)
}
