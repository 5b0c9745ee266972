import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'

/** How a channel speaks: as our own documentation says, or like Deliverect's channel API (CHANNEL-6). */
export const ChannelAdapterName = OneOf('plain', 'deliverect')
export type ChannelAdapterName = Static<typeof ChannelAdapterName>

/** What the channel keeps of an order (CHANNEL-5.1). */
export const ChannelCommission = Closed({
  percent: Type.Optional(Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 })),
  /** Of each order, in currency units. */
  fixed: Type.Optional(Price),
})
export type ChannelCommission = Static<typeof ChannelCommission>

/** What a channel shows instead of the shop's prices (CHANNEL-3.1). */
export const ChannelPrices = Closed({
  /** What is added to each price: 15 makes 10 to 11.5. */
  percent: Type.Optional(Type.Number({ minimum: -90, maximum: 500, multipleOf: 0.01 })),
  /** Dishes, and choices, with a price of their own. */
  items: Type.Optional(Type.Array(Closed({ item: Id, price: Price }), { maxItems: 2000 })),
})
export type ChannelPrices = Static<typeof ChannelPrices>

/** A platform that sends orders to a shop and gets its menu (CHANNEL-1). */
export const Channel = Closed(
  {
    _id: Id,
    shop: Id,
    /** As staff read it. */
    name: Type.String({ minLength: 1, maxLength: 40 }),
    adapter: ChannelAdapterName,
    /** It takes no orders and hears nothing. */
    isOff: Type.Optional(Type.Boolean()),
    /** The key by which a program sends its orders (CHANNEL-1.3). */
    key: Type.Optional(Id),
    /** The channel's own ids of its account and of this shop, which it hears with each message. */
    account: Type.Optional(Type.String({ maxLength: 60 })),
    location: Type.Optional(Type.String({ maxLength: 60 })),
    prices: Type.Optional(ChannelPrices),
    commission: Type.Optional(ChannelCommission),
  },
  'Channel',
)
export type Channel = Static<typeof Channel>

/** A channel as an order names it, as it was called then. */
export const OrderChannel = Closed({
  _id: Id,
  name: Type.String(),
  /** The number that the guest and the courier read. */
  number: Type.String(),
})
export type OrderChannel = Static<typeof OrderChannel>
