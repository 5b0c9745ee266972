/** The shops of the group: Hong Kong, Taipei, Singapore. */
export const shopKeys = ['hk', 'tw', 'sg'] as const
export type ShopKey = (typeof shopKeys)[number]

/** A price in each shop's currency; a shop without one does not sell the product. */
export type Prices = Readonly<Partial<Record<ShopKey, number>>>
