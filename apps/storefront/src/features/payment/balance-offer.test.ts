import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { balanceOffer } from './balance-offer.ts'

const of = (currency: 'HKD' | 'SGD', amount: number) => ({ _id: currency, currency, amount })

it('a sufficient balance pays all, and shows what is left of it', () =>
  expect(balanceOffer([of('HKD', 320)], 'HKD', 94.6)).toMatchObject({
    pays: 94.6,
    missing: 0,
    after: 225.4,
  }))
it('a smaller balance pays what it covers, and shows what is missing (PAY-1.4)', () =>
  expect(balanceOffer([of('HKD', 50.2)], 'HKD', 94.6)).toMatchObject({
    pays: 50.2,
    missing: 44.4,
    after: 0,
  }))
it('a balance in another currency pays nothing, and is named', () =>
  expect(balanceOffer([of('SGD', 52.5), of('HKD', 0)], 'HKD', 94.6)).toEqual({
    outstanding: 94.6,
    have: 0,
    pays: 0,
    missing: 94.6,
    after: 0,
    elsewhere: [of('SGD', 52.5)],
  }))
it('it never pays more than the bill or the balance, to the cent', () => {
  const cents = integer({ min: 0, max: 10_000_000 })
  assert(
    property(cents, cents, (balance, bill) => {
      const { pays, missing, after } = balanceOffer([of('HKD', balance / 100)], 'HKD', bill / 100)
      expect(Math.round(pays * 100)).toBe(Math.min(balance, bill))
      expect(Math.round(missing * 100)).toBe(bill - Math.min(balance, bill))
      expect(Math.round(after * 100)).toBe(balance - Math.min(balance, bill))
    }),
  )
})
