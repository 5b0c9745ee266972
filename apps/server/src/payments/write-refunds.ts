import type { Menu } from '@comanda/contract'
import type { Database } from '../database/connect.ts'
import { writeBehind } from '../database/transaction.ts'
import { newRecordId } from '../identifiers/new-id.ts'
import { changeBalance } from '../ledgers/balance/change-balance.ts'
import { type PaymentRow, sessionPayments } from '../tables/session-payments.ts'
import { type DueRefund, dueRefund } from './due-refund.ts'
import { isCash, recordCash } from './record-cash.ts'
import type { PaidSession } from './paid-session.ts'
import { type PaymentPart, sumOfPart } from './unrefunded-payments.ts'

/** Why and by whom payments of a session are refunded. */
export type Refunding = Pick<
  DueRefund,
  'reason' | 'actor' | 'now' | 'isGiven' | 'remark' | 'lines' | 'approver'
>

const negative = (amount: number): number | null => (amount === 0 ? null : -amount)

/** Gives a part of a payment back, and returns the id of the refund if it does not go back to a balance. */
const giveBack = async (
  transaction: Database,
  menu: Pick<Menu, 'shop'>,
  { row }: Pick<PaidSession, 'row'>,
  part: PaymentPart,
  refunding: Refunding,
): Promise<string | null> => {
  const { _id: payment, type, method, user, attempt } = part.payment
  if (type === 'balance' && user !== null) {
    const of = { user, currency: menu.shop.currency, shop: row.shop, session: row._id }
    const change = { ...of, type: 'refund' as const, amount: part.amount }
    await changeBalance(transaction, change, refunding.now)
    return null
  }
  const of = { shop: row.shop, session: row._id, attempt, payment, method, type }
  // By hand, staff give back what they do there and then; the rest waits for them. A channel gives back itself (CHANNEL-4.2).
  const isGiven = type === 'channel' || (attempt === null && refunding.isGiven === true)
  const due = await dueRefund(transaction, {
    ...refunding,
    ...of,
    amount: sumOfPart(part),
    isGiven,
  })
  return due._id
}

/**
 * Refunds parts of a session's payments, each the way it came (PAY-5.3): to balances at once, by providers and by hand as
 * refunds that are due. Returns the negative payments.
 */
export const writeRefunds = async (
  transaction: Database,
  menu: Pick<Menu, 'shop'>,
  session: Pick<PaidSession, 'row'>,
  parts: readonly PaymentPart[],
  refunding: Refunding,
): Promise<readonly PaymentRow[]> => {
  const rows: PaymentRow[] = []
  for (const part of parts)
    rows.push({
      ...part.payment,
      _id: newRecordId(),
      amount: negative(part.amount) ?? 0,
      tips: negative(part.tips),
      surcharge: negative(part.surcharge),
      surchargeWithoutTax: negative(part.surchargeWithoutTax),
      rounding: negative(part.rounding),
      tendered: null,
      reference: null,
      shareOf: null,
      items: null,
      refund: await giveBack(transaction, menu, session, part, refunding),
      reverses: part.payment._id,
      actor: refunding.actor,
      time: refunding.now.toISOString(),
    })
  if (rows.length > 0)
    await writeBehind(transaction, transaction.insert(sessionPayments).values(rows).execute())
  const cash = rows.filter((_row, index) => parts[index] && isCash(parts[index].payment))
  await recordCash(transaction, cash)
  return rows
}
