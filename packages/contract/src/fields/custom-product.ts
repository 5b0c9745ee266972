import { Type } from '@feathersjs/typebox'
import { Closed } from './closed.ts'
import { Id } from './id.ts'
import { LocalizedText } from './localized-text.ts'
import { Price } from './money.ts'

const Names = Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 })

/** A product that staff write on a line, with its own price (CART-1.3). */
export const CustomProduct = Closed({
  _id: Type.Optional(Id),
  name: Type.Optional(Type.Union([LocalizedText, Type.String({ maxLength: 200 })])),
  remarks: Type.Optional(Type.String({ maxLength: 500 })),
  price: Type.Optional(Price),
  category: Type.Optional(Id),
  subCategory: Type.Optional(Id),
  discountable: Type.Optional(Type.Boolean()),
  kitchenPrinters: Type.Optional(Names),
  waterBars: Type.Optional(Names),
})
