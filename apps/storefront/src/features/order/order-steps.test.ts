import type { TableSession } from '@comanda/contract'
import { describe, expect, it } from 'vitest'
import { orderSteps, type SessionOrder, shownOrder } from './order-steps.ts'

const order: SessionOrder = {
  _id: 'a',
  shop: 's',
  session: 't',
  seq: 1,
  number: '12',
  type: 'dineIn',
  status: 'preparing',
  total: 10,
  createTime: '2026-01-01T10:00:00Z',
  preparingTime: '2026-01-01T10:02:00Z',
}

describe('the steps of an order', () => {
  it('have the time at which each was reached (SCREEN-5.1)', () =>
    expect(orderSteps(order).map((step) => step.at)).toEqual([
      order.createTime,
      order.preparingTime,
      undefined,
      undefined,
    ]))
  it('a step that was taken back has no time', () => {
    const back = { ...order, status: 'received' as const }
    expect(orderSteps(back)[1]).toEqual({ step: 'preparing' })
  })
  it('the latest order is shown, or the one of a number', () => {
    const session = { orders: [order, { ...order, seq: 2 }] } as unknown as TableSession
    expect(shownOrder(session)?.seq).toBe(2)
    expect(shownOrder(session, 1)?.seq).toBe(1)
    expect(shownOrder(session, 9)?.seq).toBe(2)
  })
})
