import type { Channel, Product } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'

/** What a dish costs in its shop by its menu, in cents: without rules of the hour, of rooms or of members. */
const menuCents = ({ price, discountMapping, dayPrice }: Product, shop: string): number => {
  const own = discountMapping?.find((one) => one.shop === shop)
  const units = dayPrice?.price ?? own?.price ?? price
  return Math.round(toCents(units) * (own?.discount ?? 1))
}

/** Returns a percent of cents, rounded half up from the exact value: percents have two decimals at most. */
const percentOf = (cents: number, percent = 0): number =>
  Math.round((cents * Math.round(percent * 100)) / 10_000)

/** Returns what a channel shows for something that costs so many cents in the shop (CHANNEL-3.1). */
const shownCents = ({ prices }: Pick<Channel, 'prices'>, item: string, cents: number): number => {
  const own = prices?.items?.find((one) => one.item === item)
  return own ? toCents(own.price) : cents + percentOf(cents, prices?.percent)
}

/** Returns the price of a dish at a channel, in currency units. */
export const dishPrice = (channel: Pick<Channel, 'prices' | 'shop'>, product: Product): number =>
  fromCents(shownCents(channel, product._id, menuCents(product, channel.shop)))

/** Returns the price of a choice at a channel, in currency units. */
export const choicePrice = (
  channel: Pick<Channel, 'prices'>,
  { _id, price = 0 }: { readonly _id: string; readonly price?: number | undefined },
): number => fromCents(shownCents(channel, _id, toCents(price)))

/** Returns what a channel keeps of an order, in currency units (CHANNEL-5.1). */
export const commissionOf = ({ commission }: Pick<Channel, 'commission'>, total: number): number =>
  fromCents(percentOf(toCents(total), commission?.percent) + toCents(commission?.fixed ?? 0))
