import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { Price } from '../fields/money.ts'

/** A rank that members reach by their spending in a period (MEM-1.1). */
export const ShopRank = Closed(
  {
    _id: Id,
    name: LocalizedText,
    description: Type.Optional(LocalizedText),
    color: Type.Optional(Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' })),
    expenditure: Price,
    periodMonths: Type.Optional(Type.Integer({ minimum: 1, maximum: 120 })),
    order: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  'ShopRank',
)
export type ShopRank = Static<typeof ShopRank>
