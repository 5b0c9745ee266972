import { chargedBy } from '@comanda/engine/payments'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { writeBehind } from '../database/transaction.ts'
import { refused } from '../errors/refusal.ts'
import { tillClosed, tillNotFound } from '../errors/till-refusals.ts'
import { newIdBeside } from '../identifiers/shop-ids.ts'
import { cashRecords } from '../tables/cash-records.ts'
import type { PaymentRow } from '../tables/session-payments.ts'
import { type TillRow, tills } from '../tables/tills.ts'

/** Returns true if a payment is cash: one at the counter without the slip of a card reader. */
export const isCash = ({ type, reference }: Pick<PaymentRow, 'type' | 'reference'>): boolean =>
  type === 'counter' && reference === null

/** Returns the drawer that takes cash of these staff: theirs, or else the only one in use. It cannot be closed in the meantime. */
const drawerOf = async (
  transaction: Database,
  shop: string,
  user: string | undefined,
): Promise<TillRow | undefined> => {
  const [first, second] = await transaction
    .select()
    .from(tills)
    .where(and(eq(tills.shop, shop), ne(tills.status, 'closed')))
    .orderBy(desc(sql`${tills.openedBy} = ${user ?? ''}`), tills.openTime)
    .limit(2)
    .for('share')
    .execute()
  return first?.openedBy === user || !second ? first : undefined
}

/** Returns the drawer that staff chose, which cannot be closed in the meantime; throws a refusal if it is not in use. */
const chosenDrawer = async (transaction: Database, shop: string, id: string): Promise<TillRow> => {
  const [till] = await transaction
    .select()
    .from(tills)
    .where(and(eq(tills.shop, shop), eq(tills._id, id)))
    .for('share')
    .execute()
  if (!till) throw refused(tillNotFound)
  if (till.status === 'closed') throw refused(tillClosed)
  return till
}

/** Returns the drawer in which cash of these staff is recorded: the one that was chosen, or else their own, if one is in use (STAFF-6.6). */
export const drawerFor = (
  transaction: Database,
  shop: string,
  user: string | undefined,
  chosen?: string,
): Promise<TillRow | undefined> =>
  chosen === undefined ? drawerOf(transaction, shop, user) : chosenDrawer(transaction, shop, chosen)

/** Records cash payments, or refunds of such, of one shop in a drawer, by default in that of the staff who made them. */
export const recordCash = async (
  transaction: Database,
  payments: readonly PaymentRow[],
  drawer?: Promise<TillRow | undefined>,
): Promise<void> => {
  const [one] = payments
  if (!one) return
  const { shop, actor } = one
  const till = await (drawer ?? drawerFor(transaction, shop, actor.user))
  if (!till) return
  const inserting = transaction
    .insert(cashRecords)
    .values(
      payments.map(({ _id: payment, session, amount, tips, surcharge, rounding, time }) => ({
        _id: newIdBeside(shop),
        shop,
        till: till._id,
        kind: amount + (tips ?? 0) < 0 ? ('refund' as const) : ('sale' as const),
        amount: chargedBy({
          amount,
          tips: tips ?? 0,
          surcharge: surcharge ?? 0,
          rounding: rounding ?? 0,
        }),
        session,
        payment,
        actor: actor.user ?? '',
        time,
      })),
    )
    .execute()
  await writeBehind(transaction, inserting)
  if (till.status !== 'counted') return
  // What was counted is no longer what is in it.
  const ofTill = and(eq(tills.shop, shop), eq(tills._id, till._id))
  await transaction.update(tills).set({ status: 'open' }).where(ofTill)
}
