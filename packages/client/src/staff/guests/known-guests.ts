import type { KnownGuest, KnownGuestsData } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** What staff have written of those who are expected on a day, or who sit at a session (GUEST-2.2). */
export interface KnownGuests extends Loaded<readonly KnownGuest[]> {
  /** Loads it, and again when files, reservations or the session change, until the returned function is called. */
  readonly open: () => () => void
}

export const createKnownGuests = (
  { service, onConnect }: Pick<Connection, 'service' | 'onConnect'>,
  data: KnownGuestsData,
): KnownGuests => {
  const loaded = createLoaded(async () => (await service('guests/known').create(data)).guests)
  const again = () => void loaded.reload()
  return {
    ...loaded,
    open: () => {
      const ends = [
        service('guests').on('patched', again),
        service('reservations').on('created', ({ date }) => {
          if (date === data.date) again()
        }),
        service('reservations').on('patched', ({ session }) => {
          if (data.session !== undefined && session === data.session) again()
        }),
        service('tableSessions').on('patched', ({ _id }) => {
          if (_id === data.session) again()
        }),
        onConnect(again),
      ]
      again()
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
