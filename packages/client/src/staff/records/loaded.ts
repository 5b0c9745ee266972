import { normaliseError } from '../../errors/normalise-error.ts'
import { createStore, type Store } from '../../store/store.ts'

export type LoadedState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly message: string }

/** What a screen of settings shows, read as a whole. */
export interface Loaded<T> {
  readonly state: Store<LoadedState<T>>
  /** Reads it again. What is shown already stays if that fails. */
  readonly reload: () => Promise<void>
}

/** Returns the state of what `read` reads; the result of the latest call wins. */
export const createLoaded = <T>(read: () => Promise<T>): Loaded<T> => {
  const state = createStore<LoadedState<T>>({ status: 'loading' })
  let loads = 0
  return {
    state,
    reload: async () => {
      const load = ++loads
      try {
        const value = await read()
        if (load === loads) state.set({ status: 'ready', value })
      } catch (error) {
        if (load !== loads || state.get().status === 'ready') return
        state.set({ status: 'failed', message: normaliseError(error).message })
      }
    },
  }
}
