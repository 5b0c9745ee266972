import { tills as description } from '@comanda/contract'
import { callerOf } from '../../../authentication/caller-of.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { isTaken } from '../../../database/is-taken.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { once } from '../../../idempotency/once.ts'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import { cashiers } from '../../../policies/staff.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { cashRecords } from '../../../tables/cash-records.ts'
import { tills } from '../../../tables/tills.ts'

const inUse = () =>
  refused({
    kind: 'Conflict',
    code: 'tillInUse',
    message: 'A drawer of this name is in use.',
    field: 'name',
  })

/** `create tills/open` (STAFF-6.5): a drawer is in use from its float on. */
export const openTill = serveCall(
  description.calls.open,
  cashiers,
  async (data, { runtime, params }) => {
    const { database, bus, now } = runtime
    const { _id: by } = callerOf(params)
    const { idempotencyKey: key, ...payload } = data
    const { shop, name, float } = data
    const time = new Date(now()).toISOString()
    const write = { shop, scope: 'tills/open', key, caller: by, payload }
    const { answer, made } = await inTransaction(database, (transaction) =>
      once(transaction, write, async () => {
        const _id = newIdBeside(shop)
        const [till] = await transaction
          .insert(tills)
          .values({ _id, shop, name, status: 'open', float, openedBy: by, openTime: time })
          .returning()
        if (!till) throw new Error('a drawer was not written')
        const record = { _id: newIdBeside(shop), shop, till: _id, kind: 'float' as const }
        await transaction.insert(cashRecords).values({ ...record, amount: float, actor: by, time })
        return { answer: withoutNulls(till) }
      }),
    ).catch((error: unknown) => {
      throw isTaken(error, 'name') ? inUse() : error
    })
    if (made) bus.publish({ path: 'tills', event: 'created', data: answer })
    return answer
  },
)
