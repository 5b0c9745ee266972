import { expect, it } from 'vitest'
import { pricedByStaff } from './priced-by-staff.ts'

it('KIOSK-8.4: prices by hand, and what is not on the menu, are sent with the lines', () => {
  const sent = [
    { id: 'a', product: 'noodles', quantity: 2 },
    { id: 'b', product: 'tea', quantity: 1 },
  ]
  const name = [{ lang: 'en' as const, value: 'Corkage' }]
  const lines = [
    { ...sent[0], id: 'a', overridePrice: 0, openKey: -5, manualPercentAdjust: 10 },
    { ...sent[1], id: 'b' },
    { id: 'c', customProduct: { name, price: 80 }, manualDiscount: 2 },
  ]
  expect(pricedByStaff(sent, lines)).toEqual([
    { ...sent[0], overridePrice: 0, openKey: -5, manualPercentAdjust: 10 },
    sent[1],
    { id: 'c', quantity: 1, customProduct: { name, price: 80 }, manualDiscount: 2 },
  ])
})
