import type { TableSession } from '@comanda/contract'
import { isSessionResumable } from '@comanda/shop-rules/sessions'
import { countsAsServed, isStillServed } from '@comanda/shop-rules/table-guests'
import type { Connection } from '../connection/connection.ts'
import { retryLater } from '../connection/retry-later.ts'
import { serverNow } from '../connection/server-time.ts'
import type { SessionStore } from './session.ts'
import { createStore, type Store } from '../store/store.ts'

/** The orders that this device placed and that are not handed out yet. */
export interface PendingState {
  readonly status: 'idle' | 'loading' | 'ready'
  /** Newest first. */
  readonly sessions: readonly TableSession[]
  /** How many of them have an order that is not completed or cancelled. */
  readonly incomplete: number
}

export interface PendingSessions {
  readonly state: Store<PendingState>
  /** Loads them; if that fails, the known ones stay. */
  readonly load: () => Promise<readonly TableSession[]>
  readonly close: () => void
}

const ENDED: ReadonlySet<string> = new Set(['completed', 'cancelled'])
const DROPPED: ReadonlySet<string> = new Set(['cancelled', 'void', 'test'])

const isIncomplete = ({ type, status, orders }: TableSession): boolean =>
  (type !== 'dineIn' || status === 'done') &&
  !DROPPED.has(status) &&
  orders.some((order) => !ENDED.has(order.status))

/** A dine-in session is pending until it is closed and served, any other until it is taken. */
const isPending = (session: TableSession): boolean =>
  session.tvStatus !== 'taken' &&
  !DROPPED.has(session.status) &&
  (session.type !== 'dineIn' ||
    isSessionResumable(session.status) ||
    (isStillServed(session) && !countsAsServed(session, serverNow())))

/** Follows the sessions of the stored restore keys (SESS-5.2). */
export const createPendingSessions = (
  connection: Connection,
  session: Pick<SessionStore, 'state' | 'place' | 'pending'>,
): PendingSessions => {
  const state = createStore<PendingState>({ status: 'idle', sessions: [], incomplete: 0 })
  let retry: ReturnType<typeof setTimeout> | undefined

  const show = (sessions: readonly TableSession[], status = state.get().status): void => {
    const pending = sessions.filter(isPending)
    state.set({ status, sessions: pending, incomplete: pending.filter(isIncomplete).length })
  }
  /** Applies a session unless a later version is known. */
  const put = (changed: TableSession, isNew: boolean): void => {
    const { sessions } = state.get()
    const at = sessions.findIndex(({ _id }) => _id === changed._id)
    if (at < 0) {
      if (isNew) show([changed, ...sessions])
    } else if ((sessions[at]?.version ?? 0) < changed.version) show(sessions.with(at, changed))
  }
  const listen = ({ _id }: TableSession): void => {
    connection
      .service('tableSessions/subscribe')
      .create({ item: _id })
      .catch(() => undefined)
  }
  const load = async (): Promise<readonly TableSession[]> => {
    clearTimeout(retry)
    if (session.place().restoreKeys.length === 0) {
      show([], 'ready')
      return []
    }
    if (state.get().status === 'idle') show(state.get().sessions, 'loading')
    try {
      const sessions = await session.pending()
      show(sessions, 'ready')
      for (const found of sessions.filter(isIncomplete)) listen(found)
    } catch (failure) {
      show(state.get().sessions, 'ready')
      retry = retryLater(connection, failure, () => void load())
    }
    return state.get().sessions
  }

  const ends = [
    connection.service('tableSessions').on('patched', (changed) => put(changed, false)),
    session.state.subscribe(() => {
      const { session: present, isCached } = session.state.get()
      if (present && !isCached && present.type !== 'dineIn') put(present, true)
    }),
    connection.onConnect(() => void load()),
    () => clearTimeout(retry),
  ]
  return {
    state,
    load,
    close: () => {
      for (const end of ends) end()
    },
  }
}
