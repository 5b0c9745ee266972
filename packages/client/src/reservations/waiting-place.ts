import type { EstimateWaitingResult, JoinWaitingData, Shop, WaitingPlace } from '@comanda/contract'
import { assertOnline, type Connection } from '../connection/connection.ts'
import type { CallError } from '../errors/call-error.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { createStore, type Store } from '../store/store.ts'
import { createKeyedCall, type KeyedCall } from '../submission/call-keys.ts'

type Calls = Pick<Connection, 'service' | 'status'>

/** What the page at the door shows: the shop, and how long a party of so many would wait (WAIT-2.4). */
export interface WaitingDoor extends EstimateWaitingResult {
  readonly shop: Shop
}

export const loadWaitingDoor = async (
  { service }: Pick<Connection, 'service'>,
  shop: string,
  guests: number,
): Promise<WaitingDoor> => {
  const [found, estimate] = await Promise.all([
    service('shops').get(shop),
    service('waitingPlaces/estimate').create({ shop, guests }),
  ])
  return { shop: found, ...estimate }
}

/** Returns a function that joins a waiting list: what is sent again after its response was lost joins once. */
export const createJoining = (
  connection: Calls,
  keyed: KeyedCall = createKeyedCall(),
): ((data: Omit<JoinWaitingData, 'idempotencyKey'>) => Promise<WaitingPlace>) => {
  return (data) => {
    assertOnline(connection)
    return keyed(data, (idempotencyKey) =>
      connection.service('waitingPlaces/join').create({ ...data, idempotencyKey }),
    )
  }
}

export interface WaitingPlaceState {
  readonly data?: { readonly place: WaitingPlace; readonly shop: Shop }
  readonly error?: CallError
}

/** A place in a waiting list, updated by its events and each minute (WAIT-4.3). */
export interface WaitingPlaceRecord {
  readonly state: Store<WaitingPlaceState>
  readonly reload: () => Promise<void>
  readonly respond: (status: 'coming' | 'gaveUp') => Promise<void>
  /** Loads it and follows its changes until the returned function is called. */
  readonly open: () => () => void
}

/** An estimate becomes less true as time passes, in ms. */
const FRESH = 60_000

export const createWaitingPlace = (
  connection: Pick<Connection, 'service' | 'status' | 'onConnect'>,
  id: string,
): WaitingPlaceRecord => {
  const { service, onConnect } = connection
  const state = createStore<WaitingPlaceState>({})
  const show = (place: WaitingPlace): void => {
    const { data } = state.get()
    if (place._id !== id || !data || data.place.version > place.version) return
    state.set({ data: { ...data, place } })
  }
  const reload = async (): Promise<void> => {
    try {
      const place = await service('waitingPlaces').get(id)
      const shop = state.get().data?.shop ?? (await service('shops').get(place.shop))
      const known = state.get().data?.place
      state.set({ data: { shop, place: known && known.version > place.version ? known : place } })
    } catch (failure) {
      state.set({ ...state.get(), error: normaliseError(failure) })
    }
  }
  const follow = (): void => {
    service('waitingPlaces/subscribe')
      .create({ item: id })
      .catch(() => undefined)
    void reload()
  }
  return {
    state,
    reload,
    respond: async (status) => {
      assertOnline(connection)
      show(await service('waitingPlaces/respond').create({ party: id, status }))
    },
    open: () => {
      const timer = setInterval(() => void reload(), FRESH)
      const ends = [service('waitingPlaces').on('patched', show), onConnect(follow)]
      follow()
      return () => {
        clearInterval(timer)
        for (const end of ends) end()
      }
    },
  }
}
