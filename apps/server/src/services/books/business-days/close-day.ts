import { businessDays as description } from '@comanda/contract'
import { and, eq, max, sql } from 'drizzle-orm'
import { callerOf } from '../../../authentication/caller-of.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { once } from '../../../idempotency/once.ts'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import { managers } from '../../../policies/staff.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { businessDays } from '../../../tables/business-days.ts'
import { shops } from '../../../tables/shops.ts'
import { bookClosedBills } from './closed-bill-figures.ts'
import { dayFigures } from './day-figures.ts'
import type { DayOfShop } from './day-of-shop.ts'
import { calendarDay } from './present-day.ts'
import { drawersInUse } from './preview-day.ts'

const notReady = (detail: Readonly<Record<string, unknown>>) =>
  refused({
    kind: 'Conflict',
    code: 'dayNotReady',
    message: 'This day cannot be closed yet.',
    field: 'day',
    detail,
  })

/** Locks a day, which waits for all that is being written to it; throws a refusal if it is closed. */
const lockDay = async (transaction: Database, { shop, day }: DayOfShop): Promise<void> => {
  const of = and(eq(businessDays.shop, shop), eq(businessDays.day, day))
  await transaction
    .insert(businessDays)
    .values({ shop, day, _id: newIdBeside(shop) })
    .onConflictDoNothing()
  const [row] = await transaction.select().from(businessDays).where(of).for('update')
  if (row?.status !== 'closed') return
  const message = 'This day is closed.'
  throw refused({ kind: 'Conflict', code: 'dayClosed', message, detail: { number: row.number } })
}

/** What staff order before the shop is open are tests, of which no Z is made (SETUP-2.3). */
const refuseTestDay = async (transaction: Database, shop: string): Promise<void> => {
  const [row] = await transaction
    .select({ beingSetUp: shops.beingSetUp })
    .from(shops)
    .where(eq(shops._id, shop))
  if (!row?.beingSetUp) return
  const message = 'This shop is being set up.'
  throw refused({ kind: 'Conflict', code: 'shopBeingSetUp', message })
}

/** Returns the next number of a shop's Z. Two days of a shop that close at once do so one after the other. */
const nextNumber = async (transaction: Database, shop: string): Promise<number> => {
  await transaction.execute(sql`select 1 from shops where _id = ${shop} for no key update`)
  const [row] = await transaction
    .select({ last: max(businessDays.number) })
    .from(businessDays)
    .where(eq(businessDays.shop, shop))
  return (row?.last ?? 0) + 1
}

/** `create businessDays/close` (STAFF-6.3): a Z. */
export const closeDay = serveCall(
  description.calls.close,
  managers,
  async (data, { runtime, params }) => {
    const { database, bus, now } = runtime
    const by = callerOf(params)
    const { idempotencyKey: key, ...of } = data
    const { shop, day } = of
    const write = { shop, scope: `businessDays/close/${day}`, key, caller: by._id, payload: of }
    const { answer, made } = await inTransaction(database, (transaction) =>
      once(transaction, write, async () => {
        const at = new Date(now())
        await refuseTestDay(transaction, shop)
        if (day > (await calendarDay(transaction, shop, at))) throw notReady({ reason: 'begins' })
        await lockDay(transaction, of)
        const drawers = await drawersInUse(transaction, of)
        if (drawers.length > 0) throw notReady({ reason: 'tills', tills: drawers.length })
        const figures = await dayFigures(transaction, of)
        await bookClosedBills(transaction, of)
        const number = await nextNumber(transaction, shop)
        const closed = { status: 'closed' as const, closedBy: by._id, closeTime: at.toISOString() }
        const [saved] = await transaction
          .update(businessDays)
          .set({ ...closed, number, figures })
          .where(and(eq(businessDays.shop, shop), eq(businessDays.day, day)))
          .returning()
        if (!saved) throw new Error(`day ${day} was deleted while locked`)
        return { answer: withoutNulls(saved) }
      }),
    )
    if (made) bus.publish({ path: 'businessDays', event: 'patched', data: answer })
    return answer
  },
)
