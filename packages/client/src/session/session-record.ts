import type { TableSession } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { createLoading } from '../connection/loading.ts'
import type { CallError } from '../errors/call-error.ts'
import { isMissing } from '../errors/is-missing.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { getSession } from './session-calls.ts'
import { createStore, type Store } from '../store/store.ts'

export interface SessionRecordState {
  readonly status: 'loading' | 'ready' | 'notFound' | 'failed'
  readonly session?: TableSession
  readonly error?: CallError
}

/** A session on a screen of its own: the current one or an earlier one. */
export interface SessionRecord {
  readonly state: Store<SessionRecordState>
  readonly reload: () => Promise<void>
  /** Loads it and follows its changes until the returned function is called. */
  readonly open: () => () => void
}

/** Creates the record of a session; `known` shows until it is loaded. */
export const createSessionRecord = (
  connection: Connection,
  id: string,
  known?: TableSession,
): SessionRecord => {
  const state = createStore<SessionRecordState>(
    known ? { status: 'ready', session: known } : { status: 'loading' },
  )
  const show = (session: TableSession): void => {
    const { session: before } = state.get()
    if (session._id !== id || (before && before.version > session.version)) return
    state.set({ status: 'ready', session })
  }
  const reload = async (): Promise<void> => {
    if (state.get().status === 'failed') state.set({ status: 'loading' })
    try {
      show(await getSession(connection, id))
    } catch (failure) {
      const error = normaliseError(failure)
      if (isMissing(error)) state.set({ status: 'notFound', error })
      else {
        loading.failed(error)
        if (!state.get().session) state.set({ status: 'failed', error })
      }
    }
  }
  const subscribe = async (): Promise<void> => {
    try {
      const { version } = await connection.service('tableSessions/subscribe').create({ item: id })
      if ((state.get().session?.version ?? version) < version) await reload()
    } catch (failure) {
      // Without a subscription the session shows as it was loaded.
      loading.failed(failure)
    }
  }
  const loading = createLoading(connection, () => {
    if (connection.status.get() === 'online') void subscribe()
    if (!state.get().session) void reload()
  })
  return {
    state,
    reload,
    open: () => {
      if (state.get().session) void reload()
      const ends = [connection.service('tableSessions').on('patched', show), loading.open()]
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
