import type { Channel, Menu, Product, ProductOption } from '@comanda/contract'
import type { LocalizedText } from '@comanda/engine/catalog'
import { isSinglePick, maxPickOf } from '@comanda/engine/options'
import { choicePrice, dishPrice } from './channel-price.ts'

/** A dish at a channel, under its id in the shop's menu, which stays. */
interface ChannelDish {
  readonly id: string
  readonly name: LocalizedText
  /** In currency units. */
  readonly price: number
  readonly category?: string
  readonly groups: readonly string[]
  readonly isAvailable: boolean
}

interface ChannelGroup {
  readonly id: string
  readonly name: LocalizedText
  readonly least: number
  readonly most: number
  readonly choices: readonly {
    readonly id: string
    readonly name: LocalizedText
    readonly price: number
    /** The dish that it is, of a set. */
    readonly item?: string
  }[]
}

/** The menu of a shop at a channel's prices (CHANNEL-4.4). */
export interface ChannelMenu {
  readonly currency: string
  readonly categories: readonly { readonly id: string; readonly name: LocalizedText }[]
  readonly items: readonly ChannelDish[]
  readonly groups: readonly ChannelGroup[]
}

const notOffered: readonly string[] = ['disable', 'notSelling', 'paused']

/** Returns whether a stock has something of a dish for guests elsewhere. */
export const isInStock = ({ stock }: Pick<Product, 'stock'>): boolean =>
  stock === undefined ||
  (!notOffered.includes(stock.onlineMode ?? stock.mode) && (stock.quantity ?? 1) > 0)

const isOffered = (product: Product): boolean =>
  !product.hideFromOnline &&
  !product.eatInOnly &&
  !product.setOrderOrGiftOnly &&
  product.byWeight === undefined &&
  (product.openPrice === undefined || product.dayPrice !== undefined)

const groupOf = (channel: Channel, group: ProductOption): ChannelGroup => ({
  id: group._id,
  name: group.name,
  least: group.minPick ?? (group.required ? 1 : 0),
  most: isSinglePick(group) ? 1 : Math.min(maxPickOf(group), 100),
  choices: group.choices.map((choice) => ({
    id: choice._id,
    name: choice.name,
    price: choicePrice(channel, choice),
    ...(choice.product === undefined ? {} : { item: choice.product }),
  })),
})

/** Returns the dishes that a shop sells elsewhere, and those of their sets, at a channel's prices. */
export const channelMenu = (menu: Menu, channel: Channel): ChannelMenu => {
  const offered = menu.products.filter(isOffered)
  const known = new Set(offered.flatMap(({ options }) => options ?? []))
  // Dishes of sets bring their own groups.
  for (const id of known)
    for (const { product } of menu.productOptions.find(({ _id }) => _id === id)?.choices ?? [])
      for (const group of menu.products.find(({ _id }) => _id === product)?.options ?? [])
        known.add(group)
  const groups = menu.productOptions.filter(({ _id }) => known.has(_id))
  const categories = menu.categories.filter(({ _id }) =>
    offered.some(({ category }) => category === _id),
  )
  return {
    currency: menu.shop.currency ?? '',
    categories: categories.map(({ _id: id, name }) => ({ id, name })),
    items: offered.map((product) => ({
      id: product._id,
      name: product.name,
      price: dishPrice(channel, product),
      ...(product.category === undefined ? {} : { category: product.category }),
      groups: (product.options ?? []).filter((id) => groups.some(({ _id }) => _id === id)),
      isAvailable: isInStock(product),
    })),
    groups: groups.map((group) => groupOf(channel, group)),
  }
}
