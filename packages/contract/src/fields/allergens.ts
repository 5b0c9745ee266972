import { allergens } from '@comanda/engine/catalog'
import { Type } from '@feathersjs/typebox'
import { OneOf } from './one-of.ts'

/** What dishes contain, or guests must not eat (CAT-1.2). */
export const Allergens = Type.Array(OneOf(...allergens), { maxItems: allergens.length })
