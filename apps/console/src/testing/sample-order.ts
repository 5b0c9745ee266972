import { sampleMenu } from '@comanda/client/testing'
import type { Order, OrderStatus, TicketLine } from '@comanda/contract'

/** Returns a line of an order. */
export const sampleLine = (name: string, rest: Partial<TicketLine> = {}): TicketLine => ({
  id: name,
  name: [{ lang: 'en', value: name }],
  shortName: [],
  category: null,
  subCategory: null,
  quantity: 1,
  options: [],
  optionNames: [],
  section: null,
  detailedRemarks: [],
  kitchenOptions: [],
  kitchenPrinters: [],
  waterBars: [],
  printerColor: null,
  kitchenGroup: null,
  takeAway: false,
  table: null,
  mergeStatus: null,
  status: 'pending',
  date: new Date().toISOString(),
  seq: 1,
  prodSeq: 1,
  delivered: false,
  ...rest,
})

/** Returns an order, placed now, with the fields that a test sets: of table 5 unless it sets a type. */
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
  ...(rest.type === undefined ? { tableName: '5' } : {}),
  status,
  total: 60,
  createTime: new Date().toISOString(),
  lines: [sampleLine('Noodles')],
  ...rest,
})
