import { createHash } from 'node:crypto'
import type { Menu } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import type { App } from '../../../runtime/app.ts'

import { type Find, type Found, loadVipLevels } from './load-vip-levels.ts'

const active = { status: { $in: ['active', null] } }

/** Loads a shop's menu from one snapshot. Throws `NotFound` if there is no such shop. */
export const loadMenu = (app: App, database: Database, shop: string): Promise<Menu> =>
  database.transaction(
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
        productOptions: await find('productOptions', { shop, draft: { $ne: true } }),
        taxSettings: await find('taxSettings', forShop),
        surchargeSettings: await find('surchargeSettings', forShop),
        discounts: await find('orderDiscounts', {
          $or: [{ shops: shop }, { shops: null }],
          $and: [{ source: { $in: ['automatic', 'memberRank', 'member', null] } }, active],
          $sort: { priority: 1 },
        }),
        vipLevels: await loadVipLevels(find, shop),
      }
      const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
      return { version: version.slice(0, 22), ...content }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
