import type { SheetResult } from '@comanda/contract'
import { callerOf } from '../../../authentication/caller-of.ts'
import type { HandlerContext } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { once } from '../../../idempotency/once.ts'
import { announceShop, lockShopBeingSetUp, setBeingSetUp } from './shop-being-set-up.ts'

interface Sent {
  readonly shop: string
  readonly idempotencyKey?: string
}

/** Adds records to a shop that is being set up, in one transaction and once, and announces the shop if there are any. */
export const inShopBeingSetUp = async (
  { runtime, params }: HandlerContext,
  scope: string,
  { idempotencyKey: key, ...payload }: Sent,
  work: (transaction: Database) => Promise<SheetResult>,
): Promise<SheetResult> => {
  const { shop } = payload
  const sent = { shop, scope, key, caller: callerOf(params)._id, payload }
  const { answer, made } = await inTransaction(runtime.database, (transaction) =>
    once(transaction, sent, async () => {
      await lockShopBeingSetUp(transaction, shop)
      const result = await work(transaction)
      return { answer: result, record: await setBeingSetUp(transaction, shop, true) }
    }),
  )
  if (made?.record && answer.added > 0) announceShop(runtime, made.record)
  return answer
}
