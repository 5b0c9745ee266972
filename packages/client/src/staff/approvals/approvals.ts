import type { Approval, Shop } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { randomKey } from '../../ids/random-key.ts'
import { createStore, type Store } from '../../store/store.ts'
import { findAccountNames, type ShownAccount } from '../records/account-names.ts'

/** The most requests that are listed: those that wait longest, and those decided last. */
const mostPending = 100
const mostDecided = 20

/** A request with the names that the screen shows; only owners may look accounts up. */
export interface ShownApproval extends Omit<Approval, 'shop'> {
  readonly shop: Pick<Shop, '_id' | 'name'> | string
  readonly member?: ShownAccount | undefined
  readonly requestedBy?: ShownAccount | undefined
  readonly decidedBy?: ShownAccount | undefined
}

export type ApprovalsState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly pending: readonly ShownApproval[]
      readonly decided: readonly ShownApproval[]
    }
  | { readonly status: 'failed'; readonly message: string }

/** The requests of a shop's managers, for an owner those of all shops (MEM-7.3). */
export interface Approvals {
  readonly state: Store<ApprovalsState>
  /** Loads them, and again on each event and each connect, until the returned function is called. */
  readonly open: () => () => void
  readonly reload: () => Promise<void>
  /** Approves or refuses a request, as its owner. Fails with a `CallError`. */
  readonly decide: (approval: string, status: 'approved' | 'refused') => Promise<void>
}

interface ApprovalsOptions {
  readonly shop: string
  readonly isOwner: boolean
}

export const createApprovals = (
  connection: Pick<Connection, 'service' | 'onConnect'>,
  { shop, isOwner }: ApprovalsOptions,
): Approvals => {
  const state = createStore<ApprovalsState>({ status: 'loading' })
  const keys = new Map<string, string>()
  let loads = 0

  const find = async (query: object): Promise<readonly Approval[]> => {
    const $populate = [{ path: 'shop', select: ['name'] }]
    const where = { ...(isOwner ? {} : { shop }), ...query, $populate }
    return (await connection.service('approvals').find(where)).data
  }
  const namesOf = async (
    found: readonly Approval[],
  ): Promise<ReadonlyMap<string, ShownAccount>> => {
    const ids = found.flatMap(({ user, actor, approver }) => [
      actor,
      user ?? actor,
      approver ?? actor,
    ])
    return isOwner ? findAccountNames(connection, ids) : new Map()
  }
  const reload = async (): Promise<void> => {
    const load = ++loads
    try {
      await connection.service('shops/subscribe').create({ item: shop })
      const pending = await find({
        status: 'pending',
        $sort: { createTime: 1 },
        $limit: mostPending,
      })
      const decided = await find({
        status: { $in: ['approved', 'refused'] },
        $sort: { createTime: -1 },
        $limit: mostDecided,
      })
      const names = await namesOf([...pending, ...decided])
      const shown = (one: Approval): ShownApproval => ({
        ...one,
        member: one.user === undefined ? undefined : names.get(one.user),
        requestedBy: names.get(one.actor),
        decidedBy: one.approver === undefined ? undefined : names.get(one.approver),
      })
      if (load === loads)
        state.set({ status: 'ready', pending: pending.map(shown), decided: decided.map(shown) })
    } catch (error) {
      if (load !== loads || state.get().status === 'ready') return
      state.set({ status: 'failed', message: normaliseError(error).message })
    }
  }
  const again = () => void reload()
  return {
    state,
    reload,
    open: () => {
      const approvals = connection.service('approvals')
      const ends = [
        approvals.on('created', again),
        approvals.on('patched', again),
        connection.onConnect(again),
      ]
      again()
      return () => {
        for (const end of ends) end()
      }
    },
    decide: async (approval, status) => {
      const idempotencyKey = keys.get(approval + status) ?? randomKey()
      keys.set(approval + status, idempotencyKey)
      try {
        await connection.service('approvals/decide').create({ approval, status, idempotencyKey })
      } finally {
        await reload()
      }
    },
  }
}
