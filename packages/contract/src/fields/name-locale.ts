import { nameLanguages } from '@comanda/engine/catalog'
import { type NameLocale as Read, nameLocale } from '@comanda/engine/languages'
import { Type } from '@feathersjs/typebox'
import { OneOf } from './one-of.ts'

/** A language in which names are read: `en`, `zh-hk`, `zh-cn`, others by BCP 47 (CAT-1.15). */
export const NameLocale = Type.Unsafe<Read>(OneOf(...nameLanguages.map(nameLocale)))
