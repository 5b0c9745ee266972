import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { Quantity } from '../fields/quantity.ts'
import { Instant } from '../fields/time.ts'
import { ChannelCourier, ChannelCustomer, ChannelNumber } from './schema.ts'

const Word = Type.String({ maxLength: 200 })
/** An id of the shop's menu. One that it does not have is no error (CHANNEL-2.4). */
const MenuId = Type.String({ maxLength: 80 })

const choice = {
  /** The choice, and its group if it is in several of the dish. */
  choice: Type.Optional(MenuId),
  group: Type.Optional(MenuId),
  name: Word,
  quantity: Type.Optional(Quantity),
  /** Of one, in currency units. */
  price: Type.Optional(Price),
}

const ChannelChoice = Closed({
  ...choice,
  /** Of a dish in a set: what was chosen for it. */
  options: Type.Optional(Type.Array(Closed(choice), { maxItems: 50 })),
})
export type ChannelChoice = Static<typeof ChannelChoice>

const ChannelLine = Closed({
  /** The dish. Without it, or if the menu does not have it, the line is a dish in words. */
  product: Type.Optional(MenuId),
  name: Word,
  quantity: Quantity,
  /** Of one, without what was chosen for it, in currency units. */
  price: Price,
  options: Type.Optional(Type.Array(ChannelChoice, { maxItems: 50 })),
  remark: Type.Optional(Word),
})
export type ChannelLine = Static<typeof ChannelLine>

const named = { shop: Id, channel: Id, number: ChannelNumber }

/** `create channelOrders/place`: places an order of a channel once, however often it is sent (CHANNEL-2.1). */
export const PlaceChannelOrderData = Closed(
  {
    ...named,
    /** The number that its guest and courier read, if it is another. */
    shownNumber: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    type: OneOf('takeAway', 'delivery'),
    lines: Type.Array(ChannelLine, { minItems: 1, maxItems: 200 }),
    /** What the guest has paid there for the dishes, if it is not the sum of the lines. */
    total: Type.Optional(Price),
    /** `false`: the guest pays the shop or the courier. */
    paidThere: Type.Optional(Type.Boolean()),
    /** When it is to be ready; without it, as soon as possible. */
    pickupTime: Type.Optional(Instant),
    remark: Type.Optional(Type.String({ maxLength: 500 })),
    customer: Type.Optional(ChannelCustomer),
    courier: Type.Optional(ChannelCourier),
  },
  'PlaceChannelOrderData',
)
export type PlaceChannelOrderData = Static<typeof PlaceChannelOrderData>

/** `create channelOrders/cancel`: the channel or its guest has cancelled an order (CHANNEL-4.2). */
export const CancelChannelOrderData = Closed(
  { ...named, note: Type.Optional(Word) },
  'CancelChannelOrderData',
)
export type CancelChannelOrderData = Static<typeof CancelChannelOrderData>

/** `create channelOrders/courier`: who fetches an order. What came later stays (`time`). */
export const ChannelCourierData = Closed(
  { ...named, courier: ChannelCourier, time: Type.Optional(Instant) },
  'ChannelCourierData',
)
export type ChannelCourierData = Static<typeof ChannelCourierData>
