import type { News } from '@comanda/contract'

/** Whether a news item is for a shop: it names it, or names none. Without a shop all are shown. */
export const isOfShop = ({ shops = [] }: Pick<News, 'shops'>, shop: string | undefined): boolean =>
  shop === undefined || shops.length === 0 || shops.includes(shop)
