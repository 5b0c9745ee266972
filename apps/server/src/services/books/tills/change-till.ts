import type { Till, User } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { callerOf } from '../../../authentication/caller-of.ts'
import type { HandlerContext } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { tillClosed, tillNotFound } from '../../../errors/till-refusals.ts'
import { once } from '../../../idempotency/once.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { type TillRow, tills } from '../../../tables/tills.ts'

/** A call about a drawer in use. */
interface TillCall {
  readonly shop: string
  readonly till: string
  readonly idempotencyKey?: string | undefined
}

/** A drawer that is locked, and who changes it when. */
export interface LockedTill {
  readonly transaction: Database
  readonly till: TillRow
  readonly by: User
  readonly now: Date
}

const lockedTill = async (transaction: Database, { shop, till }: TillCall): Promise<TillRow> => {
  const [row] = await transaction
    .select()
    .from(tills)
    .where(and(eq(tills.shop, shop), eq(tills._id, till)))
    .for('update')
  if (!row) throw refused(tillNotFound)
  return row
}

/**
 * Changes a drawer in use, once however often the call is retried, and announces it. `work` returns the changed columns, and
 * throws refusals.
 */
export const changeTill = async (
  { runtime, params }: HandlerContext,
  scope: string,
  data: TillCall,
  work: (locked: LockedTill) => Promise<Partial<TillRow>>,
): Promise<Till> => {
  const by = callerOf(params)
  const { idempotencyKey: key, ...payload } = data
  const write = { shop: data.shop, scope: `${scope}/${data.till}`, key, caller: by._id, payload }
  const { row, made } = await inTransaction(runtime.database, async (transaction) => {
    const till = await lockedTill(transaction, data)
    const { made: changed } = await once(transaction, write, async () => {
      if (till.status === 'closed') throw refused(tillClosed)
      const changes = await work({ transaction, till, by, now: new Date(runtime.now()) })
      if (Object.keys(changes).length === 0) return { answer: undefined, row: till }
      const [saved = till] = await transaction
        .update(tills)
        .set(changes)
        .where(and(eq(tills.shop, till.shop), eq(tills._id, till._id)))
        .returning()
      return { answer: undefined, row: saved }
    })
    return { row: changed?.row ?? till, made: changed !== undefined }
  })
  const record = withoutNulls(row)
  if (made) runtime.bus.publish({ path: 'tills', event: 'patched', data: record })
  return record
}
