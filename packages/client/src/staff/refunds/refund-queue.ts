import type { Refund, TableSession } from '@comanda/contract'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { createStore, type Store } from '../../store/store.ts'
import { findAccountNames, type ShownAccount } from '../records/account-names.ts'

/** The most refunds that are listed: those that have waited longest, and those done last; one query finds their sessions. */
const mostOpen = 80
const mostDone = 20

/** After this time a provider should have paid a refund, in ms. */
const LATE = 3_600_000

export type RefundedSession = Pick<
  TableSession,
  '_id' | 'type' | 'tables' | 'contactName' | 'orders'
>

export type RefundQueueState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      /** Due, sent or failed, the oldest first. */
      readonly open: readonly Refund[]
      /** The newest first. */
      readonly done: readonly Refund[]
      readonly sessions: ReadonlyMap<string, RefundedSession>
      /** The staff who began or approved them; only an owner may look accounts up. */
      readonly staff: ReadonlyMap<string, ShownAccount>
    }
  | { readonly status: 'failed'; readonly message: string }

/**
 * Returns `true` if staff have to do something about a refund: the provider refused it or has not paid it for an hour, or it is
 * to be given by hand. `now` in epoch ms.
 */
export const waitsForStaff = ({ status, attempt, createTime }: Refund, now: number): boolean => {
  if (status === 'failed') return true
  if (status === 'done') return false
  const isByHand = status === 'due' && attempt === undefined
  return isByHand || now - Date.parse(createTime) > LATE
}

/** The refunds of a shop that are not done, for those who take money there. The calls fail with a `CallError`. */
export interface RefundQueue {
  readonly state: Store<RefundQueueState>
  /** Loads them, and again on each event and each connect, until the returned function is called. */
  readonly open: () => () => void
  readonly reload: () => Promise<void>
  /** Sends a refund that the provider refused again. */
  readonly again: (refund: string) => Promise<void>
  /** Somebody gave the money by other means; `note` says how. */
  readonly byHand: (refund: string, note: string) => Promise<void>
}

interface RefundQueueOptions {
  readonly shop: string
  readonly isOwner: boolean
}

export const createRefundQueue = (
  connection: Pick<Connection, 'service' | 'onConnect' | 'status'>,
  { shop, isOwner }: RefundQueueOptions,
): RefundQueue => {
  const { service } = connection
  const state = createStore<RefundQueueState>({ status: 'loading' })
  let loads = 0

  const sessionsOf = async (
    refunds: readonly Refund[],
  ): Promise<ReadonlyMap<string, RefundedSession>> => {
    const $in = [...new Set(refunds.map(({ session }) => session))]
    if ($in.length === 0) return new Map()
    const $select = ['type', 'tables', 'contactName', 'orders']
    const query = { shop, _id: { $in }, $select, $limit: mostOpen + mostDone }
    const { data } = await service('tableSessions').find(query)
    return new Map(data.map((session) => [session._id, session]))
  }
  const reload = async (): Promise<void> => {
    const load = ++loads
    try {
      await service('shops/subscribe').create({ item: shop })
      const [open, done] = await Promise.all([
        service('refunds').find({
          shop,
          status: { $in: ['due', 'sent', 'failed'] },
          $sort: { createTime: 1 },
          $limit: mostOpen,
        }),
        service('refunds').find({
          shop,
          status: 'done',
          $sort: { createTime: -1 },
          $limit: mostDone,
        }),
      ])
      const all = [...open.data, ...done.data]
      const staffIds = all.flatMap(({ actor, approver }) =>
        [actor.user ?? [], approver ?? []].flat(),
      )
      const [sessions, staff] = await Promise.all([
        sessionsOf(all),
        isOwner ? findAccountNames(connection, staffIds) : new Map<string, ShownAccount>(),
      ])
      if (load !== loads) return
      state.set({ status: 'ready', open: open.data, done: done.data, sessions, staff })
    } catch (failure) {
      if (load !== loads || state.get().status === 'ready') return
      state.set({ status: 'failed', message: normaliseError(failure).message })
    }
  }
  const carryOut = async (work: () => Promise<unknown>): Promise<void> => {
    assertOnline(connection)
    try {
      await work()
    } finally {
      await reload()
    }
  }
  const again = () => void reload()
  const ofShop = (refund: Refund): void => {
    if (refund.shop === shop) again()
  }
  return {
    state,
    reload,
    open: () => {
      const ends = [
        service('refunds').on('created', ofShop),
        service('refunds').on('patched', ofShop),
        connection.onConnect(again),
      ]
      again()
      return () => {
        for (const end of ends) end()
      }
    },
    again: (refund) => carryOut(() => service('refunds/again').create({ refund })),
    byHand: (refund, note) => carryOut(() => service('refunds/byHand').create({ refund, note })),
  }
}
