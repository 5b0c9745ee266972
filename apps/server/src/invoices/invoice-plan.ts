import { reverseInvoices } from '@comanda/shop-rules/invoices'
import { toCents } from '@comanda/engine/money'
import type { InvoiceRow } from '../tables/invoices.ts'
import type { PaymentRow } from '../tables/session-payments.ts'

/** A payment as it counts for invoices: what its surcharge costs is part of what was sold, its tips are not (INV-2.2). */
export interface InvoicedPayment extends Pick<PaymentRow, '_id' | 'type' | 'amount'> {
  readonly surcharge?: number | null
  /** The payment of which a refund gives money back. */
  readonly reverses?: string | null
}

export type PlannedInvoice = Pick<
  InvoiceRow,
  | '_id'
  | 'status'
  | 'payment'
  | 'total'
  | 'allowed'
  | 'period'
  | 'number'
  | 'tries'
  | 'twInvoice'
  | 'prints'
  | 'paperBackTime'
>

/** The payments and invoices of a session. */
export interface InvoicedSession {
  readonly payments: readonly InvoicedPayment[]
  /** In the order in which they were made. */
  readonly invoices: readonly PlannedInvoice[]
  readonly isTopUp: boolean
  /** Whether nothing is outstanding, or the session is closed: then all that was paid is invoiced. */
  readonly isOver: boolean
  /** When a stored balance is invoiced (INV-2.6). */
  readonly prepaid: 'spending' | 'topUp'
  /** The payment that brought its own details. */
  readonly ownPayment?: string | undefined
  readonly period: string
}

/** What is done so that a session's invoices amount to its payments. Amounts in whole dollars. */
export interface InvoicePlan {
  readonly voids: readonly string[]
  readonly allowances: readonly { readonly invoice: string; readonly amount: number }[]
  /** Invoices to be issued; `replaces` is a void one of which a part remains. */
  readonly issues: readonly {
    readonly total: number
    readonly payment?: string | undefined
    readonly replaces?: string
  }[]
}

const isOut = ({ status }: PlannedInvoice): boolean => status !== 'void'

/** Nobody but us knows of it yet. */
const isUnsent = ({ number, tries }: PlannedInvoice): boolean => number === null && tries === 0

const counts = ({ isTopUp, prepaid }: InvoicedSession, { type }: InvoicedPayment): boolean =>
  isTopUp ? prepaid === 'topUp' : type !== 'balance' || prepaid === 'spending'

const worth = ({ amount, surcharge }: InvoicedPayment): number => toCents(amount + (surcharge ?? 0))

const reversible = (invoice: PlannedInvoice) => ({
  _id: invoice._id,
  total: invoice.total,
  allowed: invoice.allowed,
  payment: invoice.payment ?? undefined,
  period: invoice.period ?? undefined,
  isDonated: invoice.twInvoice?.twTaxType === 'donate',
  hasPaper: invoice.prints > 0 && invoice.paperBackTime === null,
})

const planBack = (session: InvoicedSession, amount: number): InvoicePlan => {
  const out = session.invoices.filter(isOut)
  const { reverses } = session.payments.findLast((payment) => payment.amount < 0) ?? {}
  const taken = reverseInvoices(out.map(reversible), amount, session.period, reverses ?? undefined)
  const rows = new Map(out.map((invoice) => [invoice._id, invoice]))
  const unsent = taken.flatMap(({ invoice, kind, amount: part }) => {
    const row = rows.get(invoice)
    return row && kind === 'allowance' && isUnsent(row) ? [{ row, left: row.total - part }] : []
  })
  const isReplaced = (invoice: string): boolean => unsent.some(({ row }) => row._id === invoice)
  return {
    voids: taken
      .filter(({ kind, invoice }) => kind === 'void' || isReplaced(invoice))
      .map(({ invoice }) => invoice),
    allowances: taken
      .filter(({ kind, invoice }) => kind === 'allowance' && !isReplaced(invoice))
      .map(({ invoice, amount: part }) => ({ invoice, amount: part })),
    issues: unsent.map(({ row, left }) => ({
      total: left,
      payment: row.payment ?? undefined,
      replaces: row._id,
    })),
  }
}

const planIssues = (session: InvoicedSession, missing: number): InvoicePlan['issues'] => {
  const own = session.payments.find(({ _id }) => _id === session.ownPayment)
  const total = own ? Math.min(missing, Math.round(worth(own) / 100)) : 0
  const rest = session.isOver ? missing - total : 0
  return [
    ...(own && total > 0 ? [{ total, payment: own._id }] : []),
    ...(rest > 0 ? [{ total: rest }] : []),
  ]
}

/**
 * Returns what makes the invoices of a session amount to its payments (INV-2.2): what was paid with details of its own is
 * invoiced at once, the rest when nothing is outstanding, and what went back is taken off (INV-4.1).
 */
export const planInvoices = (session: InvoicedSession): InvoicePlan => {
  const paid = session.payments
    .filter((payment) => counts(session, payment))
    .reduce((sum, payment) => sum + worth(payment), 0)
  const invoiced = session.invoices
    .filter(isOut)
    .reduce((sum, { total, allowed }) => sum + total - allowed, 0)
  const missing = Math.max(0, Math.round(paid / 100)) - invoiced
  if (missing < 0) return planBack(session, -missing)
  return { voids: [], allowances: [], issues: planIssues(session, missing) }
}
