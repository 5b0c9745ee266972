import { jsonEntry, webStorage } from '@comanda/client'
import { isObjectId } from '@comanda/engine'

/** Most that a device keeps, oldest dropped first. */
const MOST = 50

const entry = () =>
  jsonEntry(
    webStorage(() => window.localStorage),
    'reservations',
  )

/** The reservations that were made or opened on this device, the latest first: a guest has no other way back. */
export const keptReservations = {
  read: (): readonly string[] => {
    const kept = entry().read()
    return Array.isArray(kept)
      ? kept.filter((id): id is string => typeof id === 'string' && isObjectId(id))
      : []
  },
  keep: (id: string): void => {
    const others = keptReservations.read().filter((other) => other !== id)
    entry().write([id, ...others].slice(0, MOST))
  },
  forget: (id: string): void =>
    entry().write(keptReservations.read().filter((other) => other !== id)),
}
