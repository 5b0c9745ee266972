import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { NameLocale } from '../fields/name-locale.ts'
import { OneOf } from '../fields/one-of.ts'
import { OrderType } from '../fields/order-type.ts'

/** Where dishes are made (`prep`), put together (`expo`) or handed over (`pickup`). */
export const StationKind = OneOf('prep', 'expo', 'pickup')
export type StationKind = Static<typeof StationKind>

const Minutes = Type.Optional(Type.Integer({ minimum: 1, maximum: 600 }))
const Ids = Type.Optional(Type.Array(Id, { maxItems: 500 }))

/** A place in the kitchen with a display of its own (KITCHEN-2). */
export const Station = Closed(
  {
    _id: Id,
    shop: Id,
    name: LocalizedText,
    kind: StationKind,
    /** What `notGoKitchen` and `notGoWaterBar` of products mean here; neither if absent. */
    area: Type.Optional(OneOf('kitchen', 'waterBar')),
    /** What is made here. Without categories, products and printers: all that no other station makes. */
    categories: Ids,
    products: Ids,
    /** The names that products and custom lines have in `kitchenPrinters` and `waterBars`. */
    printers: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 50 })),
    /** Only orders of these types; of every type if absent or empty. */
    orderTypes: Type.Optional(Type.Array(OrderType, { maxItems: 5 })),
    /** The language that dishes are shown in, whatever that of the diner: one of the menu's (CAT-1.15). */
    locale: Type.Optional(NameLocale),
    /** A second language, small. */
    secondLocale: Type.Optional(NameLocale),
    /** After how many minutes a ticket stands out, and is late. */
    warnMinutes: Minutes,
    lateMinutes: Minutes,
    isSilent: Type.Optional(Type.Boolean()),
    order: Type.Optional(Type.Integer({ minimum: 0 })),
    status: Type.Optional(OneOf('active', 'disabled')),
  },
  'Station',
)
export type Station = Static<typeof Station>
