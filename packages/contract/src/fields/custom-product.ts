import { Type } from '@feathersjs/typebox'
import { Closed } from './closed.ts'
import { Id } from './id.ts'
import { LocalizedText } from './localized-text.ts'
import { Price } from './money.ts'
import { PrinterNames } from './printers.ts'

const Word = Type.String({ maxLength: 200 })

/** A product that staff write on a line, with its own price (CART-1.3). The same is sent and returned. */
export const CustomProduct = Closed({
  _id: Type.Optional(Id),
  name: Type.Optional(Type.Union([LocalizedText, Word])),
  remarks: Type.Optional(Word),
  price: Type.Optional(Price),
  category: Type.Optional(Id),
  subCategory: Type.Optional(Id),
  discountable: Type.Optional(Type.Boolean()),
  kitchenPrinters: Type.Optional(PrinterNames),
  kitchenOptions: Type.Optional(Type.Array(Word, { maxItems: 50 })),
  waterBars: Type.Optional(PrinterNames),
})
