import { warn } from '../log/warn.ts'
import { createStore, type Store } from '../store/store.ts'
import type { CartEngine } from './cart-engine.ts'

/** The cart's engine, which is loaded on first need. */
export interface EngineSource {
  /** `undefined` until it is loaded. */
  readonly state: Store<CartEngine | undefined>
  /** Loads it, unless it is loaded or being loaded. */
  readonly load: () => void
}

/** Returns the source of an engine that `read` loads. After a failure the next `load` tries again. */
export const createEngineSource = (read: () => Promise<CartEngine>): EngineSource => {
  const state = createStore<CartEngine | undefined>(undefined)
  let isLoading = false
  const load = async (): Promise<void> => {
    isLoading = true
    try {
      state.set(await read())
    } catch (failure) {
      isLoading = false
      warn('The cart cannot be loaded', failure)
    }
  }
  return {
    state,
    load: () => {
      if (!isLoading) void load()
    },
  }
}
