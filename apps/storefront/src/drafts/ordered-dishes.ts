/** As many are remembered. */
const MOST = 16

/** Returns the products that a phone ordered in a shop, the last first: `stored` has the shop and them, with spaces between. */
export const orderedIn = (shop: string, stored: string | undefined): readonly string[] => {
  const [of, ...products] = stored?.split(' ') ?? []
  return of === shop ? products : []
}

/** Returns what is stored once these products are ordered, too. */
export const withOrdered = (
  shop: string,
  stored: string | undefined,
  products: readonly string[],
): string =>
  [shop, ...[...new Set([...products, ...orderedIn(shop, stored)])].slice(0, MOST)].join(' ')
