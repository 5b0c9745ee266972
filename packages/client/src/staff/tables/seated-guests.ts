import type { ReservationsOfSessionResult, WaitingOfSessionResult } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** The guests of a session and their allergies, so that staff know whom they serve (RES-5.1, RES-5.4, WAIT-3.6). */
export interface SeatedGuests extends Loaded<ReservationsOfSessionResult & WaitingOfSessionResult> {
  /** Loads them, and again when a reservation or the session changes, until the returned function is called. */
  readonly open: () => () => void
}

export const createSeatedGuests = (
  { service, onConnect }: Pick<Connection, 'service' | 'onConnect'>,
  session: string,
): SeatedGuests => {
  const loaded = createLoaded(async () => {
    const [booked, waited] = await Promise.all([
      service('reservations/ofSession').create({ session }),
      service('waitingParties/ofSession').create({ session }),
    ])
    return { ...booked, ...waited }
  })
  const again = () => void loaded.reload()
  const isShown = (id: string): boolean => {
    const state = loaded.state.get()
    if (state.status !== 'ready') return false
    return [...state.value.reservations, ...state.value.parties].some(({ _id }) => _id === id)
  }
  const follow = (changed: {
    readonly _id: string
    readonly session?: string | undefined
  }): void => {
    if (changed.session === session || isShown(changed._id)) again()
  }
  return {
    ...loaded,
    open: () => {
      const ends = [
        service('reservations').on('patched', follow),
        service('waitingParties').on('patched', follow),
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
