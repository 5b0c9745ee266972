import { expect, it } from 'vitest'
import { sampleResult, sampleTable } from '../testing/sample-session.ts'
import { billShares, shareOfOthers } from './table-shares.ts'

/** A dish that costs 30 and 3 of service. */
const lineOf = (chairId: string | undefined, index: number) => ({
  _id: `line ${index}`,
  status: 'ordered' as const,
  actualPrice: 30,
  totalSurcharge: 3,
  totalTax: 0,
  ...(chairId !== undefined && { chairId }),
})

it('TABLE-6.7: what guests bear and what is left for seats of no guest sum to the bill', () => {
  const products = ['1', '2', 'of a plain client', undefined].map(lineOf)
  const guests = [{ seat: '1' }, { seat: '2' }]
  const total = 132.01
  const bill: unknown = { ...sampleTable(), result: sampleResult(total), products }
  const shares = billShares(bill as Parameters<typeof billShares>[0], guests)
  const [one, two] = shares
  const others = shareOfOthers(shares, guests)
  expect([one?.amount, two?.amount, others]).toEqual([44.01, 44, 44])
  expect(shareOfOthers(shares, [...guests, { seat: 'of a plain client' }])).toBe(0)
})
