import { arbitraryBill } from '@comanda/contract/testing/bills'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { billRows } from './bill-rows.ts'
import { sessionBill } from './session-bill.ts'

it('PRICE-8.1, SCREEN-4.1: the rows of any bill but its included taxes sum to its total', () => {
  fc.assert(
    fc.property(arbitraryBill, (bill) => {
      const sum = billRows(sessionBill(bill), undefined)
        .filter(({ kind }) => kind !== 'taxIncluded')
        .reduce((cents, { amount }) => cents + Math.round(amount * 100), 0)
      expect(sum).toBe(Math.round(bill.result.totals.total * 100))
    }),
    { numRuns: 200 },
  )
})
