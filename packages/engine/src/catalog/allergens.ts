/** What dishes say that they contain (CAT-1.2). */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'sesame',
  'molluscs',
] as const
