import { sampleTable, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { arbitraryBill } from '@comanda/contract/testing/bills'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { RefundLines } from './refund-lines.tsx'
import { RefundSums } from './refund-sums.tsx'

const centsOf = (text: string): number =>
  Number(text.replaceAll(/\D/gu, '')) * (/[-−]/u.test(text) ? -1 : 1)

const shown = (root: Element, selector: string): number[] =>
  [...root.querySelectorAll(selector)].map((one) => centsOf(one.textContent ?? ''))

const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0)

it('PAY-9.5, PRICE-8: of any bill, sets are shown with what is in them, and the rows of a refund sum to what goes back', async () => {
  const { client } = staffClientOver(scriptedConnection({}).connection)
  const refund = fc.record({
    bill: arbitraryBill,
    amount: fc.nat(20_000),
    tips: fc.nat(500),
    surcharge: fc.nat(500),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(refund, { minLength: 5, maxLength: 5 }), async (refunds) => {
      const sheets = refunds.map(({ bill, amount, tips, surcharge }, index) => {
        const [set] = bill.products
        // The second line is in the first: a set.
        const products = bill.products.map((line, at) =>
          at === 1 && set ? { ...line, fromProduct: set.id } : line,
        )
        const session = sampleTable({ ...bill, products, _id: String(index) })
        const tops = session.products.filter(
          ({ fromProduct, status }) => fromProduct === undefined && status !== 'cancel',
        )
        const part = { amount: amount / 100, tips: tips / 100, surcharge: surcharge / 100 }
        return {
          session,
          units: new Map(
            tops.flatMap(({ id, quantity }) => (quantity > 0 ? [[id, quantity] as const] : [])),
          ),
          preview: {
            parts: [{ payment: 'p', by: 'hand' as const, ...part }],
            total: 0,
            coupons: 0,
          },
        }
      })
      const { document, close } = await renderForStaff(
        <>
          {sheets.map(({ session, units, preview }) => (
            <article key={session._id}>
              <RefundLines session={session} units={units} onChange={() => undefined} />
              <RefundSums session={session} units={units} preview={preview} />
            </article>
          ))}
        </>,
        { client },
      )
      for (const [index, article] of [...document.querySelectorAll('article')].entries()) {
        const { amount, tips, surcharge } = refunds[index]!
        const { session, units } = sheets[index]!
        const bought = session.products
          .filter(({ status }) => status !== 'cancel')
          .map(({ actualPrice }) => Math.round(actualPrice * 100))
        const rows = shown(article, '.money-rows .ui-price')
        expect(sum(rows)).toBe(sum(bought))
        const total = shown(article, '[data-as="sum"] .ui-price')
        expect(total).toEqual(units.size === 0 ? [] : [amount + tips + surcharge])
        const parts = shown(article, '[data-as="part"] .ui-price')
        expect(sum(parts)).toBe(sum(total))
        if (units.size === rows.length) {
          const chosen = rows.filter((cents) => cents !== 0)
          expect(parts.slice(0, chosen.length)).toEqual(chosen)
        }
      }
      await close()
    }),
    { numRuns: 5, endOnFailure: true },
  )
})
