import { sampleMenu } from '@comanda/client/testing'
import type { Order, OrderStatus, TicketLine } from '@comanda/contract'

/** Returns a line of an order. */
export const sampleLine = (name: string, rest: Partial<TicketLine> = {}): TicketLine => ({
  id: name,
  name: [{ lang: 'en', value: name }],
  quantity: 1,
  options: [],
  status: 'pending',
  ...rest,
})

/** Returns an order of table 5, placed now, with what a test says of it. */
export const sampleOrder = (
  number: string,
  status: OrderStatus = 'received',
  rest: Partial<Order> = {},
): Order => ({
  _id: number,
  number,
  shop: sampleMenu.shop._id,
  session: 'session',
  seq: 1,
  type: 'dineIn',
  tableName: '5',
  status,
  total: 60,
  createTime: new Date().toISOString(),
  lines: [sampleLine('Noodles')],
  ...rest,
})
