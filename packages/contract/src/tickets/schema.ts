import { type Static, Type } from '@feathersjs/typebox'
import { OrderChannel } from '../channels/schema.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LineId } from '../fields/line-id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { OneOf } from '../fields/one-of.ts'
import { OrderType } from '../fields/order-type.ts'
import { TentNumber } from '../fields/tent-number.ts'
import { Instant } from '../fields/time.ts'
import { PickedNames } from '../orders/ticket-line.ts'

/** Units of a dish on a ticket, with their names in all languages as they were ordered; no prices. */
export const TicketDish = Closed(
  {
    /** Of the dish on its ticket. */
    id: LineId,
    product: Type.Optional(Id),
    name: LocalizedText,
    shortName: LocalizedText,
    quantity: Type.Integer({ minimum: 1 }),
    /** What each of the units weighs, in grams (CAT-7.3). */
    weight: Type.Optional(Type.Number()),
    /** These units are taken off: do not make them. */
    isOff: Type.Optional(Type.Literal(true)),
    /** How many of the units a later ticket has taken off. */
    gone: Type.Optional(Type.Integer({ minimum: 1 })),
    /** What was picked, without what is hidden from the kitchen. */
    options: Type.Array(PickedNames),
    remark: Type.Optional(Type.String()),
    seat: Type.Optional(Type.String()),
    takeAway: Type.Optional(Type.Literal(true)),
    /** It is part of a set. */
    isPart: Type.Optional(Type.Literal(true)),
    printerColor: Type.Optional(Type.String()),
    kitchenGroup: Type.Optional(Type.String()),
    /** Other stations that make the same units. */
    alsoAt: Type.Optional(Type.Array(Id)),
    doneTime: Type.Optional(Instant),
  },
  'TicketDish',
)
export type TicketDish = Static<typeof TicketDish>

/** What a ticket tells: dishes to make, to leave, both, or that guests have moved. */
export const TicketKind = OneOf('new', 'cancel', 'change', 'note')
export type TicketKind = Static<typeof TicketKind>

/** What of an order one station makes, or a later change of that alone (KITCHEN-1). */
export const Ticket = Closed(
  {
    _id: Id,
    shop: Id,
    /** Absent if the shop had no stations: its one kitchen. */
    station: Type.Optional(Id),
    session: Id,
    order: Id,
    /** 1, 2, 3 … of its order at its station. */
    seq: Type.Integer({ minimum: 1 }),
    /** That of the order, which is called out. */
    number: Type.String(),
    type: OrderType,
    tableName: Type.Optional(Type.String()),
    /** The stand that its guest took to the table (KIOSK-8.3). */
    tentNumber: Type.Optional(TentNumber),
    /** The channel that its order came from (CHANNEL-2.6). */
    channel: Type.Optional(OrderChannel),
    contactName: Type.Optional(Type.String()),
    licensePlate: Type.Optional(Type.String()),
    pickupTime: Type.Optional(Instant),
    remark: Type.Optional(Type.String()),
    /** What guests at its table must not eat: allergens by name, and their own words (KITCHEN-1.9). */
    allergies: Type.Optional(
      Type.Array(Closed({ names: Type.Array(LocalizedText), text: Type.Optional(Type.String()) })),
    ),
    kind: TicketKind,
    /** Of a note: the table that the guests have left. */
    movedFrom: Type.Optional(Type.String()),
    lines: Type.Array(TicketDish),
    status: OneOf('open', 'done'),
    createTime: Instant,
    doneTime: Type.Optional(Instant),
    version: Type.Integer({ minimum: 1 }),
  },
  'Ticket',
)
export type Ticket = Static<typeof Ticket>

/** Dishes of a ticket; all of them if `lines` is absent. */
export const BumpTicketData = Closed(
  {
    shop: Id,
    ticket: Id,
    lines: Type.Optional(Type.Array(LineId, { minItems: 1, maxItems: 1000 })),
  },
  'BumpTicketData',
)
export type BumpTicketData = Static<typeof BumpTicketData>
