import { Type } from '@feathersjs/typebox'
import { OneOf } from './one-of.ts'

/** A name in several languages, in the order in which they fall back: `en`, `cht` (traditional), `chs` (simplified). */
export const LocalizedText = Type.Array(
  Type.Object(
    {
      lang: OneOf('en', 'cht', 'chs'),
      value: Type.String({ maxLength: 4000 }),
    },
    { additionalProperties: false },
  ),
  { maxItems: 3 },
)
