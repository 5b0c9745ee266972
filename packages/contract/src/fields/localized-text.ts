import { type NameLanguage, nameLanguages } from '@comanda/engine/catalog'
import { Type } from '@feathersjs/typebox'
import { OneOf } from './one-of.ts'

/** `en`, `cht` (traditional) and `chs` (simplified Chinese), others by BCP 47. */
export const Language = Type.Unsafe<NameLanguage>(OneOf(...nameLanguages))

/** A name in several languages, in the order in which they fall back (CAT-1.1). */
export const LocalizedText = Type.Array(
  Type.Object(
    {
      lang: Language,
      value: Type.String({ maxLength: 4000 }),
    },
    { additionalProperties: false },
  ),
  { maxItems: nameLanguages.length },
)
