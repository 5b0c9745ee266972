import type { Menu, TaiwanInvoice } from '@comanda/contract'
import { taiwanAmounts, taiwanPeriod } from '@comanda/shop-rules/invoices'
import { isSessionFinished } from '@comanda/shop-rules/sessions'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { newRecordId } from '../identifiers/new-id.ts'
import { newShopId, shopNumberIn } from '../identifiers/shop-ids.ts'
import { paidOf } from '../payments/paid-of.ts'
import type { PaidSession } from '../payments/paid-session.ts'
import { allowances } from '../tables/allowances.ts'
import { invoiceSellers } from '../tables/invoice-sellers.ts'
import { type InvoiceRow, invoices } from '../tables/invoices.ts'
import type { LineRow } from '../tables/session-lines.ts'
import type { SessionRow } from '../tables/table-sessions.ts'
import { type InvoicedUnits, invoiceLinesOf } from './invoice-lines-of.ts'
import { type InvoicePlan, type InvoicedPayment, planInvoices } from './invoice-plan.ts'
import { invoiceRemark } from './invoice-remark.ts'
import { invoicesOfSession } from './invoices-of-session.ts'
import { sessionInvoices } from './session-invoices.ts'
import { taipeiTime } from './taipei-time.ts'

/** How long a kiosk may still ask for the details after the payment, in ms; then it is a printed invoice. */
const kioskAsks = 60_000

/** A session as it is to be saved, with its payments and lines. */
export interface SettledSession extends PaidSession {
  readonly lines: readonly LineRow[]
  readonly payments: readonly (PaidSession['payments'][number] & InvoicedPayment)[]
}

/** The payment that has just been made, if it brought something of its own. */
export interface SettledPayment {
  readonly payment: string
  readonly twInvoice?: TaiwanInvoice | null
  readonly items?: readonly InvoicedUnits[] | null
  readonly last4?: string | null
}

interface Settling {
  readonly transaction: Database
  readonly seller: string
  readonly session: SettledSession
  readonly own: SettledPayment | undefined
  readonly known: readonly InvoiceRow[]
  readonly now: Date
}

/** The id tells the shop, as the session's does. */
const newIdBeside = (session: string): string => {
  const number = shopNumberIn(session)
  return number ? newShopId(number) : newRecordId()
}

const voidInvoices = async (
  { transaction, session: { row }, now }: Settling,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  const at = now.toISOString()
  // One that was never sent is forgotten; else its adapter voids it.
  const isSent = sql`${invoices.number} is not null or ${invoices.tries} > 0`
  await transaction
    .update(invoices)
    .set({
      status: 'void',
      voidTime: at,
      voidReason: '退款',
      task: sql`case when ${isSent} then 'void' end`,
      askTime: sql`case when ${isSent} then ${at}::timestamptz end`,
      tries: sql`case when ${invoices.number} is not null then 0 else ${invoices.tries} end`,
    })
    .where(and(eq(invoices.shop, row.shop), inArray(invoices._id, [...ids])))
}

const addAllowances = async (
  { transaction, session: { row }, now }: Settling,
  taken: InvoicePlan['allowances'],
): Promise<void> => {
  const at = now.toISOString()
  for (const { invoice, amount } of taken) {
    await transaction
      .update(invoices)
      .set({ allowed: sql`${invoices.allowed} + ${amount * 100}` })
      .where(and(eq(invoices.shop, row.shop), eq(invoices._id, invoice)))
    await transaction.insert(allowances).values({
      _id: newIdBeside(row._id),
      shop: row.shop,
      session: row._id,
      invoice,
      status: 'due',
      amount,
      tax: taiwanAmounts(amount, true).tax,
      task: 'issue',
      askTime: at,
      createTime: at,
    })
  }
}

const addInvoices = async (
  { transaction, seller, session: { row, lines }, own, known, now }: Settling,
  issues: InvoicePlan['issues'],
): Promise<void> => {
  const isAlone = issues.length === 1 && known.every(({ status }) => status === 'void')
  for (const { total, payment, replaces } of issues) {
    const isOwn = payment !== undefined && payment === own?.payment
    const replaced = known.find(({ _id }) => _id === replaces)
    const chosen = isOwn ? (own.twInvoice ?? null) : row.twInvoice
    const twInvoice = replaced ? replaced.twInvoice : chosen
    const units = isAlone && !isOwn ? ('all' as const) : ((isOwn ? own.items : undefined) ?? [])
    const asks = row.source === 'kiosk' && twInvoice === null ? kioskAsks : 0
    await transaction.insert(invoices).values({
      _id: newIdBeside(row._id),
      shop: row.shop,
      session: row._id,
      payment: payment ?? null,
      status: 'due',
      seller,
      twInvoice,
      lines: invoiceLinesOf(total, lines, units),
      total,
      tax: taiwanAmounts(total, twInvoice?.twTaxType === 'company').tax,
      remark: replaced ? replaced.remark : invoiceRemark(twInvoice, own?.last4 ?? undefined),
      task: 'issue',
      askTime: new Date(now.getTime() + asks).toISOString(),
      createTime: now.toISOString(),
    })
  }
}

/**
 * Makes the invoices of a locked session amount to its payments (INV-2.2), whatever they have just become: writes those that
 * are due, voids and allowances. It is called with the session as it is to be saved, by everything that writes payments or
 * closes a session. Returns the change of the session's row.
 */
export const settleInvoices = async (
  transaction: Database,
  menu: Pick<Menu, 'shop'>,
  session: SettledSession,
  now: Date,
  own?: SettledPayment,
): Promise<Pick<SessionRow, 'invoices'> | undefined> => {
  const { currency, taxId } = menu.shop
  const { row, payments } = session
  if (taxId === undefined || currency !== 'TWD' || payments.length === 0) return undefined
  // A deposit is invoiced with the bill that it is set against, once that ends (DEP-4.4).
  const isHeld = !isSessionFinished(row.status) && payments.every(({ deposit }) => deposit !== null)
  if (row.deposit !== null || isHeld) return undefined
  const known = await invoicesOfSession(transaction, row.shop, row._id)
  const [seller] = await transaction
    .select({ prepaid: invoiceSellers.prepaid })
    .from(invoiceSellers)
    .where(eq(invoiceSellers.taxId, taxId))
  const plan = planInvoices({
    payments,
    invoices: known,
    isTopUp: row.type === 'topUp',
    isOver: isSessionFinished(row.status) || paidOf(row.result, payments).outstanding <= 0,
    prepaid: seller?.prepaid ?? 'spending',
    ownPayment: own?.twInvoice ? own.payment : undefined,
    period: taiwanPeriod(taipeiTime(now.getTime()).day),
  })
  if (plan.voids.length + plan.allowances.length + plan.issues.length === 0) return undefined
  const settling = { transaction, seller: taxId, session, own, known, now }
  await voidInvoices(settling, plan.voids)
  await addAllowances(settling, plan.allowances)
  await addInvoices(settling, plan.issues)
  return { invoices: sessionInvoices(await invoicesOfSession(transaction, row.shop, row._id)) }
}
