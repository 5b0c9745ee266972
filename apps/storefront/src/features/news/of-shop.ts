import type { News } from '@comanda/contract'

/** Returns whether a news item is for a shop: it names the shop, or no shops at all. Without a shop all are shown. */
export const isOfShop = ({ shops = [] }: Pick<News, 'shops'>, shop: string | undefined): boolean =>
  shop === undefined || shops.length === 0 || shops.includes(shop)
