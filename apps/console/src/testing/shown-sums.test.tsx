import { sampleTable, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { arbitraryBill } from '@comanda/contract/testing/bills'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { renderForStaff } from './render-for-staff.tsx'
import { Receipt } from '../features/counter-payment/receipt.tsx'
import { PaneBill } from '../features/session-pane/pane-bill.tsx'
import { BillSummary } from '../features/session-money/bill-summary.tsx'

/** Returns the amount that a row shows, in cents. */
const centsOf = (row: Element): number => {
  const text = row.querySelector('dd, .ui-price')?.textContent ?? ''
  const digits = Number(text.replaceAll(/\D/gu, ''))
  return /[-−]/u.test(text) ? 0 - digits : digits
}

const rowsOf = (list: Element | null) =>
  [...(list?.querySelectorAll('[data-as]') ?? [])].map((row) => ({
    as: row.getAttribute('data-as'),
    cents: centsOf(row),
  }))

/** Expects each sum of a list to be that of the parts above it; returns the last. */
const expectSums = (list: Element | null): number => {
  let sum = 0
  for (const { as, cents } of rowsOf(list)) {
    if (as === 'part') sum += cents
    if (as === 'sum') expect(cents).toBe(sum)
  }
  return sum
}

const expectReceipt = (receipt: Element, total: number): void => {
  const [lines, bill, paid] = [...receipt.querySelectorAll('dl')]
  const bought = rowsOf(lines ?? null).reduce((sum, { cents }) => sum + cents, 0)
  expect(bought).toBe(rowsOf(bill ?? null)[0]?.cents)
  expect(expectSums(bill ?? null)).toBe(total)
  let left = total
  for (const payment of paid?.querySelectorAll('.receipt-payment') ?? []) {
    const shown = new Map(rowsOf(payment).map(({ as, cents }) => [as, cents]))
    const of = (kind: string): number => shown.get(kind) ?? 0
    const charged = of('amount') + of('tips') + of('surcharge') + of('rounding')
    if (shown.has('charged')) expect(of('charged')).toBe(charged)
    if (shown.has('tendered')) expect(of('tendered')).toBe(charged + of('change'))
    left -= of('amount')
  }
  const outstanding = paid?.querySelector('[data-as="sum"]')
  expect(outstanding ? centsOf(outstanding) : 0).toBe(left)
}

it('PRICE-8.1 to PRICE-8.3: the pane, the page and the receipt of any bill show parts that sum to the sums they show', async () => {
  const { client } = staffClientOver(scriptedConnection({}).connection)
  const bills = fc.array(arbitraryBill, { minLength: 10, maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(bills, async (some) => {
      const { document, close } = await renderForStaff(
        <>
          {some.map((bill, index) => {
            const session = sampleTable({ ...bill, _id: String(index) })
            return (
              <article key={session._id}>
                <PaneBill session={session} />
                <BillSummary session={session} />
                <Receipt session={session} />
              </article>
            )
          })}
        </>,
        { client },
      )
      const shown = document.querySelectorAll('article')
      expect(shown).toHaveLength(some.length)
      for (const [index, { result, outstanding }] of some.entries()) {
        const article = shown[index]!
        const total = Math.round(result.totals.total * 100)
        const left = Math.round(outstanding * 100)
        expect(expectSums(article.querySelector('.pane-bill'))).toBe(left)
        const sums = article.querySelector('.money-sums')
        expect(expectSums(sums)).toBe(left)
        const lines = [...article.querySelectorAll('.money-rows li')].map(centsOf)
        expect(lines.reduce((sum, cents) => sum + cents, 0)).toBe(rowsOf(sums)[0]?.cents)
        expectReceipt(article.querySelector('.receipt')!, total)
      }
      await close()
    }),
    { numRuns: 5, endOnFailure: true },
  )
})
