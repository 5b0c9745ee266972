import type { Shop } from '@comanda/contract'
import { openEntry } from '@comanda/shop-rules/sessions'
import { localMoment } from '@comanda/engine/time'

/** Returns until when a shop is open by its hours, `HH:MM`; undefined if it is closed or has no hours. `now`: in ms. */
export const openUntil = (
  { onlineOpeningHours, timeZone }: Pick<Shop, 'onlineOpeningHours' | 'timeZone'>,
  now: number,
): string | undefined => {
  const at = localMoment(now, timeZone)
  const modes = ['dineIn', 'takeAway', 'delivery'] as const
  return modes
    .flatMap((mode) => openEntry(onlineOpeningHours, mode, at)?.endTime ?? [])
    .toSorted()
    .at(-1)
}
