import type { Menu, ServicePath, ServiceTypes } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import type { App } from '../../../runtime/app.ts'
import { menuRevision } from './menu-revision.ts'
import { popularDishes } from './popular-dishes.ts'
import type { LoadedMenu } from './stocked-menu.ts'

type Found<P extends ServicePath> = ServiceTypes[P] extends { find: infer F } ? F : never

/** Finds the records of a path within the transaction that loads a menu. */
type Find = <P extends ServicePath>(path: P, query: Record<string, unknown>) => Promise<Found<P>>

const isFor = (shops: readonly string[] | undefined, shop: string): boolean =>
  shops === undefined || shops.length === 0 || shops.includes(shop)

/** The active vip levels with the rules of their lists for a shop, which pricing needs whole. */
const loadVipLevels = async (find: Find, shop: string): Promise<Menu['vipLevels']> => {
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

const active = { status: { $in: ['active', null] } }

/** Returns whether guests of a shop may use coupons at all (CAT-4.12). */
const hasCoupons = async (find: Find, shop: string): Promise<boolean> => {
  const found = await find('orderDiscounts', {
    $or: [{ shops: shop }, { shops: null }],
    source: 'coupon',
    ...active,
    $limit: 1,
  })
  return found.length > 0
}

/** Loads a shop's menu with its revision and stocks from one snapshot. Throws `NotFound` if there is no such shop. */
export const loadMenu = async (
  app: App,
  database: Database,
  shop: string,
  now: number,
): Promise<LoadedMenu> => {
  const popular = await popularDishes(database, shop, now)
  return database.transaction(
    async (transaction) => {
      const find: Find = async (path, query) =>
        (await app.service(path).find({ query, transaction })) as Found<typeof path>
      const ofShop = { $or: [{ shop }, { shop: null }] }
      const forShop = { $or: [{ shops: shop }, { shops: null }], ...active, $sort: { order: 1 } }
      const inOrder = { shop, $sort: { order: 1 } }
      const content = {
        shop: (await app.service('shops').get(shop, { transaction })) as Menu['shop'],
        sections: await find('sections', { shop, $sort: { showOrder: 1 } }),
        timeConditions: await find('timeConditions', { ...ofShop, ...active }),
        categories: await find('categories', inOrder),
        subCategories: await find('subCategories', inOrder),
        products: await find('products', { ...inOrder, topUp: null }),
        productOptions: await find('productOptions', { ...ofShop, draft: { $ne: true } }),
        taxSettings: await find('taxSettings', forShop),
        surchargeSettings: await find('surchargeSettings', forShop),
        discounts: await find('orderDiscounts', {
          $or: [{ shops: shop }, { shops: null }],
          $and: [{ source: { $in: ['automatic', 'memberRank', 'member', null] } }, active],
          $sort: { priority: 1 },
        }),
        vipLevels: await loadVipLevels(find, shop),
        takesCoupons: await hasCoupons(find, shop),
        ...(popular.length > 0 && { popular: [...popular] }),
      }
      return { content, revision: await menuRevision(transaction, shop) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
