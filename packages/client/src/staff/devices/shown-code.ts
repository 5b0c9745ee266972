import type { ShortLivedCode, ShowTableCodeData } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { createStore, type Store } from '../../store/store.ts'

export type ShownCodeState =
  | { readonly status: 'loading' }
  /** `left` is the time until the next code, in ms. */
  | { readonly status: 'ready'; readonly code: string; readonly left: number }
  | { readonly status: 'failed'; readonly message: string }

/** The code of a table that staff or a screen show (SESS-9.4), replaced before it ends. */
export interface ShownCode {
  readonly state: Store<ShownCodeState>
  /** Makes the next code now. */
  readonly make: () => Promise<void>
  /** Makes codes until the returned function is called. */
  readonly open: () => () => void
}

const TICK = 1000

/** How long a code is still valid when it is replaced, in ms: a guest who has scanned it can enter. */
const RENEW_BEFORE = 60_000

/** Returns how long a code shows. The server's times are compared with each other only: this clock may be wrong. */
const shownFor = ({ validFrom, validUntil }: ShortLivedCode): number => {
  const valid = Date.parse(validUntil) - Date.parse(validFrom)
  return Math.max(valid - RENEW_BEFORE, valid / 2)
}

export const createShownCode = (
  connection: Pick<Connection, 'service'>,
  table: ShowTableCodeData,
  now: () => number = Date.now,
): ShownCode => {
  const state = createStore<ShownCodeState>({ status: 'loading' })
  let until = Infinity
  const make = async (): Promise<void> => {
    until = Infinity
    try {
      const made = await connection.service('tableCodes/show').create(table)
      const left = shownFor(made)
      until = now() + left
      state.set({ status: 'ready', code: made.code, left })
    } catch (error) {
      state.set({ status: 'failed', message: normaliseError(error).message })
    }
  }
  const tick = (): void => {
    const current = state.get()
    const left = until - now()
    if (current.status !== 'ready' || until === Infinity) return
    if (left <= 0) void make()
    else state.set({ ...current, left })
  }
  return {
    state,
    make,
    open: () => {
      void make()
      const timer = setInterval(tick, TICK)
      return () => clearInterval(timer)
    },
  }
}
