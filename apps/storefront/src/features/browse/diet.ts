import type { Product } from '@comanda/contract'

export type Allergen = NonNullable<Product['allergens']>[number]

/** What a diner eats and does not. */
export interface Diet {
  readonly only?: 'vegetarian' | 'vegan' | undefined
  readonly without: readonly Allergen[]
}

export const anyDiet: Diet = { without: [] }

export const isRestricted = ({ only, without }: Diet): boolean =>
  only !== undefined || without.length > 0

/** Returns whether a dish suits a diet; a dish whose allergens nobody has stated suits nobody who avoids one (SCREEN-3.9). */
export const suits = (
  { only, without }: Diet,
  { marks = [], allergens }: Pick<Product, 'marks' | 'allergens'>,
): boolean => {
  const isVegan = marks.includes('vegan')
  if (only === 'vegan' && !isVegan) return false
  if (only === 'vegetarian' && !isVegan && !marks.includes('vegetarian')) return false
  if (without.length === 0) return true
  return allergens !== undefined && !without.some((allergen) => allergens.includes(allergen))
}
