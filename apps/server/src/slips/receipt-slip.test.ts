import type { TableSession } from '@comanda/contract'
import { arbitraryBill, type Bill } from '@comanda/contract/testing/bills'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { receiptSlip } from './receipt-slip.ts'
import { slipWords } from './words/words-by-locale.ts'

const shop = { name: [], timeZone: 'Asia/Hong_Kong', currency: 'HKD' as const }
const words = slipWords.en

const sessionOf = (bill: Bill): TableSession =>
  ({
    ...bill,
    type: 'takeAway',
    tables: [],
    createTime: '2026-03-03T04:00:00.000Z',
  }) as unknown as TableSession

const centsOf = (text: string): number => {
  const digits = Number(text.replaceAll(/\D/gu, ''))
  return /[-−]/u.test(text) ? 0 - digits : digits
}

/** Returns the rows of a slip in the groups that its rules part: what was bought, the bill, the payments. */
const groupsOf = (slip: ReturnType<typeof receiptSlip>) => {
  const groups: { readonly left: string; readonly cents: number }[][] = [[]]
  for (const part of slip) {
    if (part.kind === 'rule') groups.push([])
    if (part.kind === 'row') groups.at(-1)?.push({ left: part.left, cents: centsOf(part.right) })
  }
  return groups.slice(1)
}

const sum = (rows: readonly { readonly cents: number }[]): number =>
  rows.reduce((cents, row) => cents + row.cents, 0)

it('PRICE-8.1 to PRICE-8.3: the parts of any printed or mailed receipt sum to the sums on it', () => {
  const methods = [words.payments.counter, words.refund.replace('{method}', words.payments.counter)]
  fc.assert(
    fc.property(arbitraryBill, (bill) => {
      const [bought = [], sums = [], paid = []] = groupsOf(receiptSlip(sessionOf(bill), shop, 'en'))
      const total = sums.findIndex(({ left }) => left === words.total)
      expect(sum(bought)).toBe(sums[0]?.cents)
      expect(sum(sums.slice(0, total))).toBe(sums[total]?.cents)
      expect(sums[total]?.cents).toBe(Math.round(bill.result.totals.total * 100))
      const after = [...sums.slice(total + 1), ...paid]
      const forBill = paid.filter(({ left }) => methods.includes(left))
      const left = after.find((row) => row.left === words.toPay)?.cents ?? 0
      expect((sums[total]?.cents ?? 0) - sum(forBill)).toBe(left)
      let charged = 0
      for (const row of paid) {
        if (methods.includes(row.left)) charged = row.cents
        if ([words.parts.tips, words.paymentSurcharge, words.cashRounding].includes(row.left))
          charged += row.cents
        if (row.left === words.charged) expect(row.cents).toBe(charged)
        if (row.left === words.tendered) charged = row.cents - charged
        // What was handed over is what was charged and the change.
        if (row.left === words.change) expect(row.cents).toBe(charged)
      }
    }),
    { numRuns: 200 },
  )
})

it('STAFF-1.9: a discount whose reason is in staff’s own words has a name on the receipt', () => {
  const [bill] = fc.sample(arbitraryBill, 1)
  if (!bill) throw new Error('no bill')
  const discounts = [
    { id: 'd', rule: 'r', source: 'manual', name: [], amount: -12.8, lines: [] },
  ] as unknown as Bill['discounts']
  const [, sums = []] = groupsOf(receiptSlip(sessionOf({ ...bill, discounts }), shop, 'zh-hk'))
  expect(sums.filter(({ cents }) => cents === -1280).map(({ left }) => left)).toContain('折扣')
  expect(sums.filter(({ left }) => left === '')).toEqual([])
})

it('MONEY-4.4: a receipt has the decimals of its currency if the shop says so', () => {
  const [bill] = fc.sample(arbitraryBill, 1)
  if (!bill) throw new Error('no bill')
  const yen = { ...shop, currency: 'JPY' as const, ownDecimals: true }
  const slip = receiptSlip(
    { ...sessionOf(bill), outstanding: 0, payments: [], products: [] },
    yen,
    'en',
  )
  const written = slip.flatMap((row) => (row.kind === 'row' ? row.right : []))
  for (const amount of written) expect(amount).not.toMatch(/\.00$/)
})

it('CAT-7.3: a receipt says what was weighed, in the unit of its price, too', () => {
  const [bill] = fc.sample(arbitraryBill, 1)
  if (!bill) throw new Error('no bill')
  const fish = {
    quantity: 1,
    name: [{ lang: 'cht', value: '石斑' }],
    relatedTreePrice: 46.3,
    weight: 350,
    weighed: { unit: 'catty', grams: 604.78982, price: 80 },
  } as unknown as TableSession['products'][number]
  const slip = receiptSlip({ ...sessionOf(bill), products: [fish] }, shop, 'zh-hk')
  expect(slip).toContainEqual({
    kind: 'text',
    text: '0.350 kg = 0.579 斤 × $ 80.00/斤',
    look: 'small',
    isInset: true,
  })
})
