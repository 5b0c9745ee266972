import { tills as description } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { and, eq, sum } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Database } from '../../../database/connect.ts'
import { cashiers } from '../../../policies/staff.ts'
import { cashRecords } from '../../../tables/cash-records.ts'
import type { TillRow } from '../../../tables/tills.ts'
import { changeTill } from './change-till.ts'

/** Returns what should be in a drawer, in currency units: the sum of its records. */
const expectedIn = async (transaction: Database, { shop, _id }: TillRow): Promise<number> => {
  const [row] = await transaction
    .select({ cents: sum(cashRecords.amount) })
    .from(cashRecords)
    .where(and(eq(cashRecords.shop, shop), eq(cashRecords.till, _id)))
  return fromCents(Math.round(Number(row?.cents ?? 0)))
}

/** `create tills/count` (STAFF-6.5): only now is what should have been in it shown. */
export const countTill = serveCall(description.calls.count, cashiers, (data, context) =>
  changeTill(context, 'tills/count', data, async ({ transaction, till, by, now }) => ({
    status: 'counted',
    counts: data.counts,
    counted: fromCents(
      data.counts.reduce((cents, { value, count }) => cents + toCents(value) * count, 0),
    ),
    countedBy: by._id,
    countTime: now.toISOString(),
    expected: await expectedIn(transaction, till),
  })),
)
