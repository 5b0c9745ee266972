import { serverNow } from '@comanda/client'
import type { Until } from '@comanda/client/staff'
import type { Shop } from '@comanda/contract'
import { clockMinutes, DEFAULT_DAY_END, localMoment } from '@comanda/engine/time'

/** Returns the hour of the shop's clock, and that in which its business day begins. */
export const presentHour = ({
  timeZone,
  dayEnd = DEFAULT_DAY_END,
}: Pick<Shop, 'timeZone' | 'dayEnd'>): Until => ({
  hour: Math.floor(localMoment(serverNow(), timeZone).minutes / 60),
  begins: Math.floor(clockMinutes(dayEnd) / 60),
})
