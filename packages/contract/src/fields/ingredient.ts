import { Type } from '@feathersjs/typebox'
import { Closed } from './closed.ts'
import { Id } from './id.ts'
import { LocalizedText } from './localized-text.ts'

const Amount = Type.Number({ minimum: 0, maximum: 1_000_000 })

/** An ingredient and how much of it a portion takes. Carried for stock-keeping: nothing here reads it. */
export const Ingredient = Type.Union([
  Id,
  Closed({
    _id: Type.Optional(Id),
    ingredient: Type.Optional(Id),
    name: Type.Optional(LocalizedText),
    quantity: Type.Optional(Amount),
    amount: Type.Optional(Amount),
    unit: Type.Optional(Type.String({ maxLength: 20 })),
  }),
])

export const Ingredients = Type.Array(Ingredient, { maxItems: 50 })

/** Ingredients that a choice or a modifier adds, or takes away. */
export const IngredientModifiers = Type.Array(
  Closed({
    type: Type.Optional(Type.String({ maxLength: 40 })),
    productOption: Type.Optional(Id),
    choice: Type.Optional(Id),
    modifier: Type.Optional(Id),
    ingredient: Type.Optional(Id),
    ingredients: Type.Optional(Ingredients),
    quantity: Type.Optional(Type.Number({ minimum: -1_000_000, maximum: 1_000_000 })),
    percent: Type.Optional(Type.Number({ minimum: -100, maximum: 10_000 })),
  }),
  { maxItems: 50 },
)
