import type { ReservationsOfSessionResult } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** The reservations of the guests of a session and their allergies, so that staff know whom they serve (RES-5.1, RES-5.4). */
export interface SeatedGuests extends Loaded<ReservationsOfSessionResult> {
  /** Loads them, and again when a reservation or the session changes, until the returned function is called. */
  readonly open: () => () => void
}

export const createSeatedGuests = (
  { service, onConnect }: Pick<Connection, 'service' | 'onConnect'>,
  session: string,
): SeatedGuests => {
  const loaded = createLoaded(() => service('reservations/ofSession').create({ session }))
  const again = () => void loaded.reload()
  const isShown = (id: string): boolean => {
    const state = loaded.state.get()
    return state.status === 'ready' && state.value.reservations.some(({ _id }) => _id === id)
  }
  return {
    ...loaded,
    open: () => {
      const ends = [
        service('reservations').on('patched', (changed) => {
          if (changed.session === session || isShown(changed._id)) again()
        }),
        // Bills that are merged or split bring their guests along.
        service('tableSessions').on('patched', ({ _id }) => {
          if (_id === session) again()
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
