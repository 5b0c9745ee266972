import type { Connection } from './connection.ts'
import { retryLater } from './retry-later.ts'

/** When something that is followed by its events is loaded. */
export interface Loading {
  /** Loads it now, on each connect and after what `failed` reports, until the returned function is called. */
  readonly open: () => () => void
  /** Has it loaded again in some seconds if the failure may pass: nobody has to press a button for that. */
  readonly failed: (failure: unknown) => void
}

/** Without what has failed to load, events would be added to something old, or would not come at all (CAT-4.7, STAFF-8.5). */
export const createLoading = (
  connection: Pick<Connection, 'onConnect' | 'status'>,
  load: () => void,
): Loading => {
  let screens = 0
  let later: ReturnType<typeof setTimeout> | undefined
  return {
    open: () => {
      screens += 1
      const end = connection.onConnect(load)
      load()
      return () => {
        screens -= 1
        if (screens === 0) clearTimeout(later)
        end()
      }
    },
    failed: (failure) => {
      clearTimeout(later)
      if (screens > 0) later = retryLater(connection, failure, load)
    },
  }
}
