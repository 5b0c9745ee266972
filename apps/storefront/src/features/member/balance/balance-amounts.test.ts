import { expect, it } from 'vitest'
import { balanceAmounts } from './balance-amounts.ts'

const of = (currency: 'HKD' | 'SGD' | 'TWD', amount: number) => ({
  _id: currency,
  currency,
  amount,
})
const all = [of('HKD', 320), of('SGD', 52.5), of('TWD', 0)]

it('the balance of the shop stands in front, the others are named', () =>
  expect(balanceAmounts(all, 'SGD')).toEqual({ main: '$ 52.50', others: ['HKD $ 320.00'] }))
it('nothing here is nothing, whatever lies elsewhere', () =>
  expect(balanceAmounts(all, 'TWD').main).toBe('$ 0.00'))
it('without a shop the largest stands in front, named', () =>
  expect(balanceAmounts(all, undefined)).toEqual({
    main: 'HKD $ 320.00',
    others: ['SGD $ 52.50'],
  }))
it('without any there is none', () =>
  expect(balanceAmounts([], undefined)).toEqual({ main: '$ 0.00', others: [] }))
