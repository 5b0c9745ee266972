import type { Reservation, Shop } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import type { CallError } from '../errors/call-error.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { createStore, type Store } from '../store/store.ts'
import type { DeviceReservations } from './device-reservations.ts'

/** A reservation and its shop. */
export interface ReservationAt {
  readonly reservation: Reservation
  readonly shop: Shop
}

export interface ReservationRecordState {
  readonly data?: ReservationAt
  readonly error?: CallError
}

/** One reservation, updated by its events. */
export interface ReservationRecord {
  readonly state: Store<ReservationRecordState>
  readonly reload: () => Promise<void>
  /** Applies the result of a call, unless a later version is known. */
  readonly show: (reservation: Reservation) => void
  /** Loads it and follows its changes until the returned function is called. */
  readonly open: () => () => void
}

/** Creates the record of a reservation. Once loaded, its id is added to those of the device. */
export const createReservationRecord = (
  { service, onConnect }: Pick<Connection, 'service' | 'onConnect'>,
  device: Pick<DeviceReservations, 'add'>,
  id: string,
): ReservationRecord => {
  const state = createStore<ReservationRecordState>({})
  let latest: Reservation | undefined

  const show = (next: Reservation): void => {
    if (next._id !== id || (latest && latest.version > next.version)) return
    latest = next
    const { data } = state.get()
    if (data) state.set({ data: { ...data, reservation: next } })
  }
  const reload = async (): Promise<void> => {
    try {
      const found = await service('reservations').get(id)
      device.add(id)
      const shop = await service('shops').get(found.shop)
      show(found)
      state.set({ data: { reservation: latest ?? found, shop } })
    } catch (failure) {
      state.set({ ...state.get(), error: normaliseError(failure) })
    }
  }
  const subscribe = (): void => {
    service('reservations/subscribe')
      .create({ item: id })
      .catch(() => undefined)
  }
  return {
    state,
    reload,
    show,
    open: () => {
      const ends = [
        service('reservations').on('patched', show),
        onConnect(() => {
          subscribe()
          if (state.get().error) void reload()
        }),
      ]
      subscribe()
      void reload()
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
