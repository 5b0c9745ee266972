import type { TableSession } from '@comanda/contract'
import { expect, it } from 'vitest'
import { dishesOfSeat } from './dishes-of-seat.ts'

const line = (id: string, chairId: string | undefined, quantity = 1) =>
  ({
    id,
    chairId,
    quantity,
    status: 'normal',
    actualPrice: 10,
    totalSurcharge: 0,
    totalTax: 0,
  }) as unknown as TableSession['products'][number]

it('TABLE-6.7: paying one’s own begins with the dishes of one’s seat that nobody else pays', () => {
  const products = [line('a', '1', 3), line('b', '2'), line('c', '1'), line('d', undefined)]
  const taken = [
    { line: 'a', unit: 1 },
    { line: 'c', unit: 1 },
  ]
  expect(dishesOfSeat({ products, taxes: [] }, '1', taken)).toEqual({ a: 2 })
  expect(dishesOfSeat({ products, taxes: [] }, '3', taken)).toEqual({})
  const all = [...taken, { line: 'a', unit: 2 }, { line: 'a', unit: 3 }]
  expect(dishesOfSeat({ products, taxes: [] }, '1', all)).toEqual({})
})
