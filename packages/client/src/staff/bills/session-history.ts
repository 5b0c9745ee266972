import type { SessionEvent } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** Most events that are shown: a long evening has fewer. */
const MOST = 100

/** What was done in a session and by whom, the newest first (STAFF-1.3). */
export interface SessionHistory extends Loaded<readonly SessionEvent[]> {
  /** Loads it, and again after each change of the session, until the returned function is called. */
  readonly open: () => () => void
}

export const createSessionHistory = (
  { service, onConnect }: Pick<Connection, 'service' | 'onConnect'>,
  { shop, session }: { readonly shop: string; readonly session: string },
): SessionHistory => {
  const loaded = createLoaded(async () => {
    const query = { shop, session, $sort: { _id: -1 }, $limit: MOST }
    return (await service('sessionEvents').find(query)).data
  })
  const again = () => void loaded.reload()
  return {
    ...loaded,
    open: () => {
      const ends = [
        service('tableSessions').on('patched', ({ _id }) => {
          if (_id === session) again()
        }),
        onConnect(again),
      ]
      again()
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
