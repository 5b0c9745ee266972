import type { HandoffData, HandoffResult } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { serverNow } from '../connection/server-time.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { randomKey } from '../ids/random-key.ts'
import { createStore, type Store } from '../store/store.ts'

export interface OpenHandoffState {
  /** `failed`: there is no code, since the server was not reached or refused it. */
  readonly status: 'making' | 'shown' | 'failed' | 'ended'
  readonly made?: HandoffResult
  /** Whether the digits stand for it still. */
  readonly hasDigits: boolean
  /** How often it was taken. */
  readonly taken: number
}

/** A handoff that is shown on this device. */
export interface OpenHandoff {
  readonly state: Store<OpenHandoffState>
  /** Makes the code, or another one once it has ended. */
  readonly make: () => Promise<void>
  /** Ends it. `taken`: too late, it has moved; `unknown`: the server was not reached, so it may still move. */
  readonly withdraw: () => Promise<'withdrawn' | 'taken' | 'unknown'>
  /** Listens no more; others may still take it. */
  readonly close: () => void
}

const at = (time: string | undefined, run: () => void): ReturnType<typeof setTimeout> =>
  setTimeout(run, Math.max(0, Date.parse(time ?? '') - serverNow()))

/** Shows a cart or an order to another device, and hears when that has taken it. */
export const openHandoff = (
  { service, onConnect }: Pick<Connection, 'service' | 'onConnect'>,
  data: Omit<HandoffData, 'idempotencyKey'>,
): OpenHandoff => {
  const state = createStore<OpenHandoffState>({ status: 'making', hasDigits: false, taken: 0 })
  const patch = (change: Partial<OpenHandoffState>): void =>
    state.set({ ...state.get(), ...change })
  let idempotencyKey = randomKey()
  let timers: readonly ReturnType<typeof setTimeout>[] = []
  const stop = (): void => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }
  const own = (): string | undefined => state.get().made?.handoff
  const forget = (): void => {
    const { made: _, ...rest } = state.get()
    state.set(rest)
  }
  const withdraw: OpenHandoff['withdraw'] = async () => {
    const handoff = own()
    if (handoff === undefined) return 'withdrawn'
    try {
      await service('carts/withdraw').create({ handoff })
      return 'withdrawn'
    } catch (thrown) {
      const { code } = normaliseError(thrown)
      if (code === 'handoffTaken') return 'taken'
      return code === 'handoffGone' ? 'withdrawn' : 'unknown'
    }
  }
  const make = async (): Promise<void> => {
    stop()
    patch({ status: 'making' })
    // A cart moves once: a code that another has taken in the meantime is the last one (HANDOFF-1.7).
    if (data.kind === 'move') {
      const before = await withdraw()
      if (before === 'taken') return patch({ status: 'ended', taken: 1 })
      if (before === 'unknown') return patch({ status: 'failed' })
      forget()
    }
    try {
      const made = await service('carts/handoff').create({ ...data, idempotencyKey })
      patch({ status: 'shown', made, hasDigits: made.digits !== undefined })
      timers = [
        at(made.expires, () => patch({ status: 'ended' })),
        ...(made.digits === undefined
          ? []
          : [at(made.digitsExpire, () => patch({ hasDigits: false }))]),
      ]
      idempotencyKey = randomKey()
    } catch {
      patch({ status: 'failed' })
    }
  }
  const ends = [
    service('handoffs').on('patched', ({ _id, taken }) => {
      if (_id === own()) patch({ taken })
    }),
    // What happened while there was no connection.
    onConnect(() => {
      const id = own()
      if (id === undefined) return
      void service('handoffs')
        .get(id)
        .then(
          ({ taken }) => patch({ taken }),
          () => undefined,
        )
    }),
  ]
  return {
    state,
    make,
    withdraw,
    close: () => {
      stop()
      for (const end of ends) end()
    },
  }
}
