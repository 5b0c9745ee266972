import type { Reservation, TicketDish } from '@comanda/contract'
import { slipWords } from './words/words-by-locale.ts'

type Allergen = NonNullable<Reservation['allergens']>[number]

/** Returns the name of an allergen in the languages of kitchens. */
export const allergenName = (allergen: Allergen): TicketDish['name'] =>
  (
    [
      ['en', 'en'],
      ['cht', 'zh-hk'],
      ['chs', 'zh-cn'],
    ] as const
  ).map(([lang, locale]) => ({ lang, value: slipWords[locale].allergens[allergen] }))
