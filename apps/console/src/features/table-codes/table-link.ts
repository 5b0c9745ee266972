/** The address that the code of a table leads to: whoever opens it sits there. */
export const tableLink = (origin: string, shop: string, table: string): string =>
  `${origin}/t?id=${shop}&t=${table}`

/** The address that orders to take away from a shop begin at. */
export const takeAwayLink = (origin: string, shop: string): string => `${origin}/?id=${shop}`
