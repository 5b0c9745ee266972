import type { DiscountPreview, PreviewDiscountData, TableSession } from '@comanda/contract'
import { COMING } from '@comanda/shop-rules/table-guests'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { createLoading } from '../../connection/loading.ts'
import { CallError } from '../../errors/call-error.ts'
import { mayBeDone } from '../../errors/may-be-done.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { randomKey } from '../../ids/random-key.ts'
import { createStore, type Store } from '../../store/store.ts'
import {
  type CallFields,
  type Change,
  type SessionChanges,
  sessionChanges,
} from './session-changes.ts'
import { changedParts, type SessionPart } from './changed-parts.ts'

export type StaffSessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly session: TableSession }
  | { readonly status: 'notFound' }
  | { readonly status: 'failed'; readonly message: string }

/** Another device has changed the session in the meantime: nothing was done. */
export class SessionOvertaken extends CallError {
  readonly parts: readonly SessionPart[]
  constructor(refusal: CallError, parts: readonly SessionPart[]) {
    super(refusal)
    this.parts = parts
  }
}

/** A session as its staff see and change it (STAFF-4.7). */
export interface StaffSession extends SessionChanges {
  readonly state: Store<StaffSessionState>
  readonly reload: () => Promise<void>
  /** Loads it and follows its changes until the returned function is called. */
  readonly open: () => () => void
  /**
   * Changes the session by a call, once, also if it is made again after its response was lost. Fails with a `CallError`,
   * offline at once; if another device was faster, with a `SessionOvertaken` after the session was loaded again.
   */
  readonly change: Change
  /** Hands over all that is still to come of it. Fails with a `CallError`, offline at once. */
  readonly serve: () => Promise<void>
  /** What the bill would come to with a discount by hand, or a line at another price. */
  readonly previewDiscount: (
    request: Omit<PreviewDiscountData, 'session'>,
  ) => Promise<DiscountPreview>
}

export const createStaffSession = (
  connection: Pick<Connection, 'service' | 'onConnect' | 'status'>,
  { shop, session: id }: { readonly shop: string; readonly session: string },
): StaffSession => {
  const { service } = connection
  const state = createStore<StaffSessionState>({ status: 'loading' })
  /** Calls whose outcome is not known, by their content: the same again is the same call. */
  const unknown = new Map<string, CallFields>()

  const current = (): TableSession | undefined => {
    const now = state.get()
    return now.status === 'ready' ? now.session : undefined
  }
  const put = (session: TableSession): void => {
    const known = current()
    if (session._id !== id || (known && known.version >= session.version)) return
    state.set({ status: 'ready', session })
  }
  const reload = async (): Promise<void> => {
    try {
      await service('shops/subscribe').create({ item: shop })
      const session = await service('tableSessions').get(id)
      if (session.shop === shop) put(session)
      else state.set({ status: 'notFound' })
    } catch (failure) {
      loading.failed(failure)
      if (current()) return
      const { statusCode, message } = normaliseError(failure)
      state.set(statusCode === 404 ? { status: 'notFound' } : { status: 'failed', message })
    }
  }
  const change: Change = async (content, call) => {
    assertOnline(connection)
    const before = current()
    if (!before) return
    const name = JSON.stringify(content)
    const fresh = { session: id, expectedVersion: before.version, idempotencyKey: randomKey() }
    const earlier = unknown.get(name)
    const fields = earlier ?? fresh
    unknown.set(name, fields)
    try {
      put(await call(fields))
      unknown.delete(name)
    } catch (failure) {
      const refusal = normaliseError(failure)
      if (!mayBeDone(refusal, earlier !== undefined)) unknown.delete(name)
      if (refusal.code !== 'sessionChanged') throw refusal
      await reload()
      throw new SessionOvertaken(refusal, changedParts(before, current() ?? before))
    }
  }
  const loading = createLoading(connection, () => void reload())
  return {
    state,
    reload,
    open: () => {
      const ends = [service('tableSessions').on('patched', put), loading.open()]
      return () => {
        for (const end of ends) end()
      }
    },
    change,
    serve: async () => {
      assertOnline(connection)
      const coming = (current()?.orders ?? []).filter(({ status }) =>
        COMING.some((one) => one === status),
      )
      for (const { _id, status } of coming) {
        if (status === 'received') await service('orders').patch(_id, { status: 'preparing' })
        await service('orders').patch(_id, { status: 'completed' })
      }
      await reload()
    },
    previewDiscount: (request) =>
      service('tableSessions/previewDiscount').create({ session: id, ...request }),
    ...sessionChanges(connection, change),
  }
}
