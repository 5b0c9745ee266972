import type { Tents } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { createStore, type Store } from '../store/store.ts'

/** The stand that a guest takes to the table (KIOSK-8.3). */
export interface Stand {
  /** `undefined` until they have said; `null`: none, their number is called out. */
  readonly state: Store<number | null | undefined>
  readonly take: (number: number | null) => void
  /** Another guest has it, or there is none with this number: they choose again. */
  readonly putBack: () => void
  /** Returns the numbers that other tables have; none if the server does not say: it refuses them with the order. */
  readonly inUse: () => Promise<ReadonlySet<number>>
  readonly details: () => { readonly tentNumber?: number }
}

/** Returns whether there is a stand with this number. */
export const isStand = (number: number, { from, to }: Tents): boolean =>
  Number.isInteger(number) && number >= from && number <= to

export const createStand = ({ service }: Pick<Connection, 'service'>): Stand => {
  const state = createStore<number | null | undefined>(undefined)
  return {
    state,
    take: (number) => state.set(number),
    putBack: () => state.set(undefined),
    inUse: async () => {
      try {
        return new Set((await service('devices/stands').create({})).inUse)
      } catch {
        return new Set()
      }
    },
    details: () => {
      const number = state.get()
      return number == null ? {} : { tentNumber: number }
    },
  }
}
