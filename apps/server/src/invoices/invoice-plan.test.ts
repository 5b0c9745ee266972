import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type InvoicedPayment, planInvoices, type PlannedInvoice } from './invoice-plan.ts'

const period = '11512'

const invoice = (own: Partial<PlannedInvoice>): PlannedInvoice => ({
  _id: 'a',
  status: 'due',
  payment: null,
  total: 0,
  allowed: 0,
  period: null,
  number: null,
  tries: 0,
  twInvoice: null,
  prints: 0,
  paperBackTime: null,
  ...own,
})

/** A session of which something happens at a time, in whole dollars. */
type Step =
  | {
      readonly kind: 'pay'
      readonly amount: number
      readonly surcharge: number
      readonly own: boolean
    }
  | { readonly kind: 'refund'; readonly of: number; readonly share: number }
  | { readonly kind: 'close' }
  | { readonly kind: 'issue' }
  | { readonly kind: 'print' }
  | { readonly kind: 'period' }

const amount = fc.integer({ min: 1, max: 3000 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('pay' as const),
    amount,
    surcharge: fc.integer({ min: 0, max: 50 }),
    own: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    of: fc.nat(),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.constantFrom('close', 'issue', 'print', 'period').map((kind) => ({ kind })),
)

/** The invoices of a session as steps change them; plays what the database does by a plan. */
class History {
  payments: InvoicedPayment[] = []
  invoices: PlannedInvoice[] = []
  isOver = false
  period = period
  ids = 0

  newId(): string {
    this.ids += 1
    return `id-${this.ids}`
  }

  settle(ownPayment?: string): void {
    const { payments, invoices, isOver } = this
    const base = { isTopUp: false, prepaid: 'spending' as const, period: this.period }
    const plan = planInvoices({ ...base, payments, invoices, isOver, ownPayment })
    this.invoices = invoices.map((one) => {
      if (plan.voids.includes(one._id)) {
        expect(one.status).not.toBe('void')
        expect(one.allowed).toBe(0)
        return { ...one, status: 'void' }
      }
      const off = plan.allowances.find(({ invoice: id }) => id === one._id)?.amount ?? 0
      expect(one.allowed + off).toBeLessThanOrEqual(one.total)
      return { ...one, allowed: one.allowed + off }
    })
    for (const { total, payment } of plan.issues) {
      expect(total).toBeGreaterThan(0)
      this.invoices.push(invoice({ _id: this.newId(), total, payment: payment ?? null }))
    }
  }

  pay(paid: number, surcharge: number, own: boolean): void {
    const _id = this.newId()
    this.payments.push({ _id, type: 'card', amount: paid, surcharge })
    this.settle(own ? _id : undefined)
  }

  refund(of: number, share: number): void {
    const paid = this.payments.filter((payment) => payment.amount > 0)
    const payment = paid[of % Math.max(1, paid.length)]
    if (!payment) return
    const back = this.payments
      .filter(({ reverses }) => reverses === payment._id)
      .reduce((sum, one) => sum - one.amount - (one.surcharge ?? 0), 0)
    const left = payment.amount + (payment.surcharge ?? 0) - back
    const off = Math.round(left * share)
    if (off === 0) return
    const reversed = { amount: -off, surcharge: 0, reverses: payment._id }
    this.payments.push({ _id: this.newId(), type: 'card', ...reversed })
    this.settle()
  }

  take(one: Step): void {
    if (one.kind === 'pay') this.pay(one.amount, one.surcharge, one.own)
    if (one.kind === 'refund') this.refund(one.of, one.share)
    if (one.kind === 'close') this.isOver = true
    if (one.kind === 'close') this.settle()
    if (one.kind === 'period') this.period = '11602'
    if (one.kind === 'issue')
      this.invoices = this.invoices.map((row) =>
        row.number === null ? { ...row, number: 'AB00000001', tries: 1, period: this.period } : row,
      )
    if (one.kind === 'print')
      this.invoices = this.invoices.map((row) => ({ ...row, prints: row.number ? 1 : 0 }))
  }

  paid(): number {
    return this.payments.reduce((sum, one) => sum + one.amount + (one.surcharge ?? 0), 0)
  }

  invoiced(): number {
    const out = this.invoices.filter(({ status }) => status !== 'void')
    return out.reduce((sum, { total, allowed }) => sum + total - allowed, 0)
  }
}

describe('the invoices of a session (INV-2.2)', () => {
  it('less voids and allowances amount to its payments, whatever happens, once it is closed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const history = new History()
        for (const one of steps) {
          history.take(one)
          expect(history.invoiced()).toBeLessThanOrEqual(history.paid())
          if (history.isOver) expect(history.invoiced()).toBe(history.paid())
        }
        history.take({ kind: 'close' })
        expect(history.invoiced()).toBe(history.paid())
      }),
      { numRuns: 500 },
    )
  })

  it('are settled already the second time', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const history = new History()
        for (const one of [...steps, { kind: 'close' as const }]) history.take(one)
        const before = structuredClone(history.invoices)
        history.settle()
        expect(history.invoices).toEqual(before)
      }),
    )
  })
})

describe('a balance (INV-2.6)', () => {
  const session = { invoices: [], isOver: true, period }
  const spent = { ...session, payments: [{ _id: 'p', type: 'balance' as const, amount: 90 }] }
  const toppedUp = { ...session, payments: [{ _id: 'p', type: 'counter' as const, amount: 90 }] }
  const totals = (
    of: typeof spent | typeof toppedUp,
    isTopUp: boolean,
    prepaid: 'spending' | 'topUp',
  ) => planInvoices({ ...of, isTopUp, prepaid }).issues.map(({ total }) => total)

  it('is invoiced when it is spent, and not when it is topped up', () => {
    expect(totals(spent, false, 'spending')).toEqual([90])
    expect(totals(toppedUp, true, 'spending')).toEqual([])
  })

  it('or the other way round, as the seller chooses', () => {
    expect(totals(spent, false, 'topUp')).toEqual([])
    expect(totals(toppedUp, true, 'topUp')).toEqual([90])
  })
})

it('INV-2.4: cents are rounded over the whole session', () => {
  const payments = [33.4, 33.4, 33.4].map((paid, index) => ({
    _id: String(index),
    type: 'counter' as const,
    amount: paid,
  }))
  const base = { isTopUp: false, isOver: true, prepaid: 'spending' as const, period }
  expect(planInvoices({ ...base, payments, invoices: [] }).issues).toEqual([{ total: 100 }])
})
