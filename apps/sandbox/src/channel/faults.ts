import {
  cancelIn,
  courierIn,
  orderIn,
  type PlatformOrder,
  type Sent,
  type ShopAddress,
} from './words.ts'

/** What the platform sends in one round: calls of a list one after another, lists at the same time. */
type Round = readonly (readonly Sent[])[]

const with1 = (order: PlatformOrder, own: object): PlatformOrder => ({
  ...order,
  items: order.items.map((item, at) => (at === 0 ? { ...item, ...own } : item)),
})

/** What goes wrong between a platform and a shop. */
export const channelFaults = {
  none: (to, order) => [[orderIn(to, order)]],
  twice: (to, order) => [[orderIn(to, order), orderIn(to, order)]],
  'at-once': (to, order) => [[orderIn(to, order)], [orderIn(to, order)], [orderIn(to, order)]],
  late: (to, order) => [[orderIn(to, { ...order, readyTime: '2020-01-01T10:00:00.000Z' })]],
  'cancelled-first': (to, order) => [[cancelIn(to, order.number), orderIn(to, order)]],
  'couriers-out-of-order': (to, order) => [
    [
      orderIn(to, order),
      courierIn(to, order.number, 'Second', '2026-01-01T10:02:00.000Z'),
      courierIn(to, order.number, 'First', '2026-01-01T10:01:00.000Z'),
    ],
  ],
  cancelled: (to, order) => [[cancelIn(to, order.number), cancelIn(to, order.number)]],
  'unknown-item': (to, order) => [
    [orderIn(to, with1(order, { id: 'not-on-the-menu', name: 'Old special' }))],
  ],
  'other-price': (to, order) => [[orderIn(to, with1(order, { price: 1 }))]],
  forged: (to, order) => [[orderIn({ ...to, secret: `${to.secret}x` }, order)]],
} as const satisfies Readonly<Record<string, (to: ShopAddress, order: PlatformOrder) => Round>>

export type ChannelFault = keyof typeof channelFaults

export const isChannelFault = (text: unknown): text is ChannelFault =>
  typeof text === 'string' && Object.hasOwn(channelFaults, text)
