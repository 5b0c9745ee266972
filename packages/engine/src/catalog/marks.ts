/** What a menu shows of a dish beside its name (CAT-1.2). */
export const marks = ['spicy', 'vegetarian', 'vegan', 'popular', 'new', 'cold'] as const
