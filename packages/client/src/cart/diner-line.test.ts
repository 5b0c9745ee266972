import { expect, it } from 'vitest'
import { dinerLine } from './diner-line.ts'

it('a stored line with a manual price is restored without it (CART-1.7)', () => {
  const tampered = {
    id: '1',
    product: 'p',
    quantity: 2,
    overridePrice: 1,
    openKey: -50,
    manualDiscount: 9,
  }
  expect(dinerLine(tampered)).toEqual({ id: '1', product: 'p', quantity: 2 })
})
