import { expect, it } from 'vitest'
import { moneyText } from '../../../money/money-text.ts'
import { balanceAmounts } from './balance-amounts.ts'

const of = (currency: 'HKD' | 'SGD' | 'TWD', amount: number) => ({
  _id: currency,
  currency,
  amount,
})
const all = [of('HKD', 320), of('SGD', 52.5), of('TWD', 0)]

it('the balance of the shop’s currency is first, the others have their codes', () =>
  expect(balanceAmounts(all, 'SGD', moneyText)).toEqual({
    main: '$\u202F52.50',
    others: ['HKD\u00A0$\u202F320.00'],
  }))
it('no balance in the shop’s currency is 0, whatever there is in others', () =>
  expect(balanceAmounts(all, 'TWD', moneyText).main).toBe('$\u202F0.00'))
it('without a shop the largest is first, with its code', () =>
  expect(balanceAmounts(all, undefined, moneyText)).toEqual({
    main: 'HKD\u00A0$\u202F320.00',
    others: ['SGD\u00A0$\u202F52.50'],
  }))
it('without balances there is no amount', () =>
  expect(balanceAmounts([], undefined, moneyText)).toEqual({ main: '$\u202F0.00', others: [] }))
