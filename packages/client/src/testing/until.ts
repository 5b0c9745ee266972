import type { Store } from '../store/store.ts'

/** Resolves to the first value of a store that fits; fails after 15 s. */
export const until = <T>(store: Store<T>, fits: (value: T) => boolean): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      unsubscribe()
    }
    const look = (): void => {
      if (!fits(store.get())) return
      end()
      resolve(store.get())
    }
    const timer = setTimeout(() => {
      end()
      reject(new Error(`never came, it is ${JSON.stringify(store.get())}`))
    }, 15_000)
    const unsubscribe = store.subscribe(look)
    look()
  })
