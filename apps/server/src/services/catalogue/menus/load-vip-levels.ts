import type { Menu, ServicePath, ServiceTypes } from '@comanda/contract'

export type Found<P extends ServicePath> = ServiceTypes[P] extends { find: infer F } ? F : never

/** Finds the records of a path within the transaction that loads a menu. */
export type Find = <P extends ServicePath>(
  path: P,
  query: Record<string, unknown>,
) => Promise<Found<P>>

const isFor = (shops: readonly string[] | undefined, shop: string): boolean =>
  shops === undefined || shops.length === 0 || shops.includes(shop)

/** The active vip levels with the rules of their lists for a shop, which pricing needs whole. */
export const loadVipLevels = async (find: Find, shop: string): Promise<Menu['vipLevels']> => {
  const levels = await find('vipLevels', { status: 'active' })
  const listsOf = (level: (typeof levels)[number]) =>
    (level.discountLists ?? []).filter(({ shops }) => isFor(shops, shop))
  const ids = [
    ...new Set(levels.flatMap((level) => listsOf(level).flatMap(({ discounts }) => discounts))),
  ]
  const rules =
    ids.length === 0
      ? []
      : await find('orderDiscounts', { _id: { $in: ids }, status: { $in: ['active', null] } })
  return levels.map((level) => ({
    ...level,
    discountLists: listsOf(level).map((list) => ({
      ...list,
      discounts: list.discounts.flatMap((id) => rules.filter((rule) => rule._id === id)),
    })),
  }))
}
