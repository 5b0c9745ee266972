import { sampleOrder } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { paidKey } from './order-words.ts'

const ordersOf = (...statuses: readonly ('preparing' | 'ready' | 'completed')[]) =>
  statuses.map((status) => sampleOrder({ status }))

it('SCREEN-5.6: a paid bill says that an order is still made only while one is, and thanks for coming once all are served', () => {
  expect(paidKey(ordersOf('completed', 'ready', 'preparing'))).toBe('order.paidEarly')
  expect(paidKey(ordersOf('completed', 'ready'))).toBe('pay.allPaid')
  expect(paidKey(ordersOf('completed'))).toBe('order.finished')
})
