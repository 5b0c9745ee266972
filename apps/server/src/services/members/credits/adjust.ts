import { BadRequest } from '@feathersjs/errors'
import { callerIdentity } from '../../../authentication/caller-identity.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import { once } from '../../../idempotency/once.ts'
import type { CallParams } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { checkCredit } from './check-credit.ts'
import type { Credit } from './credit-limits.ts'

/** What staff add to a member's points or balance, or, if the amount is negative, take from them. */
interface Adjustment {
  readonly user: string
  readonly amount: number
  readonly shop?: string
  readonly note: string
  readonly idempotencyKey?: string
}

/** An adjustment as the ledger's entry. */
type Entry<D> = Omit<D, 'idempotencyKey'> & {
  readonly type: 'adjust'
  readonly staff: string | null
}

/** How a ledger is adjusted. */
interface AdjustedLedger<D, Row, R> {
  /** The path of its service. */
  readonly path: string
  /** `points`, or the currency of a balance. */
  readonly unitOf: (data: Omit<D, 'idempotencyKey'>) => Credit['unit']
  readonly write: (
    transaction: Database,
    entry: Entry<D>,
    now: Date,
  ) => Promise<{ readonly record: Row } | { readonly refusal: Refusal }>
  /** Returns the record as it is on the wire. */
  readonly shown: (row: Row) => R
}

/** Returns the method that adjusts a ledger, once for a key and within the limits of the caller's role (MEM-7). */
export const adjust =
  <D extends Adjustment, Row, R>(
    { database, now: clock }: Pick<Runtime, 'database' | 'now'>,
    { path, unitOf, write, shown }: AdjustedLedger<D, Row, R>,
  ) =>
  async (data: D, params: CallParams = {}): Promise<R> => {
    const { idempotencyKey: key, ...payload } = data
    const { user, amount, shop } = payload
    if (amount === 0) throw new BadRequest('Nothing to adjust', { field: 'amount' })
    const of = { shop: shop ?? '', scope: `${path}/${user}`, key, caller: callerIdentity(params) }
    const entry = { ...payload, type: 'adjust' as const, staff: params.user?._id ?? null }
    const now = new Date(clock())
    const { answer } = await inTransaction(params.transaction ?? database, (transaction) =>
      once(transaction, { ...of, payload }, async () => {
        await checkCredit(transaction, params, { ...payload, unit: unitOf(payload) }, now)
        const written = await write(transaction, entry, now)
        if ('refusal' in written) throw refused({ ...written.refusal, field: 'amount' })
        return { answer: shown(written.record) }
      }),
    )
    return answer
  }
