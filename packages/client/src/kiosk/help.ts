import type { HelpCall } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { createStore, type Store } from '../store/store.ts'

/** After how long a guest's call rings again if nobody comes, in ms (KIOSK-8.1). */
const AGAIN = 60_000

export interface HelpState {
  /** `ringing`: it rings; `coming`: somebody is on the way; `failed`: nobody heard it. */
  readonly status: 'none' | 'ringing' | 'coming' | 'failed'
  /** The first name of who is coming, if it is known. */
  readonly name?: string
}

/** The help that a guest asks for. */
export interface Help {
  readonly state: Store<HelpState>
  /** Rings, and again each minute until somebody accepts. Does nothing while it rings. */
  readonly ask: () => Promise<void>
  /** The guest needs nobody any more. */
  readonly cancel: () => Promise<void>
  /** Ends the guest's visit: the call remains for staff. */
  readonly close: () => void
}

const none: HelpState = { status: 'none' }

export const createHelp = ({ service }: Pick<Connection, 'service'>): Help => {
  const state = createStore<HelpState>(none)
  let timer: ReturnType<typeof setTimeout> | undefined
  let call: string | undefined
  const stop = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  const follow = ({ _id, accepted }: HelpCall): void => {
    call = _id
    if (!accepted) return state.set({ status: 'ringing' })
    stop()
    const { name } = accepted
    return state.set({ status: 'coming', ...(name === undefined ? {} : { name }) })
  }
  const ring = async (): Promise<void> => {
    stop()
    timer = setTimeout(() => void ring(), AGAIN)
    try {
      const { call: rung } = await service('devices/help').create({})
      // The guest may have taken it back in the meantime.
      if (rung && timer !== undefined) follow(rung)
    } catch {
      if (state.get().status === 'ringing' && call === undefined) state.set({ status: 'failed' })
    }
  }
  const ends = [
    service('helpCalls').on('patched', (changed) => {
      if (changed._id === call) follow(changed)
    }),
    service('helpCalls').on('removed', (ended) => {
      if (ended._id !== call) return
      call = undefined
      stop()
      state.set(none)
    }),
  ]
  return {
    state,
    ask: async () => {
      if (state.get().status === 'ringing') return
      state.set({ status: 'ringing' })
      await ring()
    },
    cancel: async () => {
      stop()
      call = undefined
      state.set(none)
      await service('devices/help').create({ cancel: true })
    },
    close: () => {
      stop()
      for (const end of ends) end()
    },
  }
}
