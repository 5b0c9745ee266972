import type { Store } from '@comanda/client'

/** Resolves once a store has a value. */
export const until = <T>(store: Store<T>, isThere: (value: T) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!isThere(store.get())) return
      end()
      resolve()
    }
    const end = store.subscribe(look)
    look()
  })
