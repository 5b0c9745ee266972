import { cashValues } from '@comanda/engine/payments'
import { expect, it } from 'vitest'
import { currencies } from './currencies.ts'

it.each(currencies)('STAFF-6.5: cash of %s is counted by its own notes and coins', (currency) => {
  expect(cashValues(currency)).not.toBe(cashValues('XXX'))
})
