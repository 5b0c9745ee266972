import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Money, Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'

const Name = Type.String({ maxLength: 100 })
const Phone = Type.String({ maxLength: 40 })

/** Who ordered at the channel; the name alone goes to board and kitchen. */
export const ChannelCustomer = Closed({
  contactName: Type.Optional(Name),
  phone: Type.Optional(Phone),
  /** The address that it is brought to, and the code that a masked number asks for. */
  remark: Type.Optional(Type.String({ maxLength: 500 })),
})
export type ChannelCustomer = Static<typeof ChannelCustomer>

/** Who fetches an order, and when. */
export const ChannelCourier = Closed({
  contactName: Type.Optional(Name),
  phone: Type.Optional(Phone),
  arrivesTime: Type.Optional(Instant),
})
export type ChannelCourier = Static<typeof ChannelCourier>

/**
 * What of an order is not as the shop's menu says (CHANNEL-2.5): a price or the total that differs, a dish or a choice that the menu does not
 * have, a time to be ready that was over when it came.
 */
export const ChannelDifference = Closed({
  kind: OneOf('price', 'total', 'unknownItem', 'unknownChoice', 'late'),
  /** What it is about, as the channel calls it. */
  name: Type.Optional(Type.String()),
  ours: Type.Optional(Money),
  theirs: Type.Optional(Money),
})
export type ChannelDifference = Static<typeof ChannelDifference>

/** The channel's own number of an order, by which it is known (CHANNEL-2.1). */
export const ChannelNumber = Type.String({ minLength: 1, maxLength: 80 })

/** An order of a channel: what the channel says of it, beside the order in the shop (CHANNEL-2). */
export const ChannelOrder = Closed(
  {
    _id: Id,
    shop: Id,
    channel: Id,
    number: ChannelNumber,
    /** Absent of one that the channel cancelled before it came. */
    session: Type.Optional(Id),
    order: Type.Optional(Id),
    /** The channel has cancelled it, and when. */
    cancelledTime: Type.Optional(Instant),
    /** What the guest has paid there for it; what the channel keeps of that. */
    total: Price,
    commission: Price,
    /** `false`: the guest pays the shop or the courier. */
    paidThere: Type.Boolean(),
    businessDay: Type.Optional(Type.String()),
    customer: Type.Optional(ChannelCustomer),
    courier: Type.Optional(ChannelCourier),
    differences: Type.Array(ChannelDifference),
    createTime: Instant,
  },
  'ChannelOrder',
)
export type ChannelOrder = Static<typeof ChannelOrder>
