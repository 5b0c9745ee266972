import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Shop } from './schema.ts'

/** The most shops of one page. */
export const mostShops = 50

/** `create shops/search`: shops by a text in any language, the nearest first if a position is sent, page by page. */
export const SearchShopsData = Closed(
  {
    text: Type.Optional(Type.String({ maxLength: 100 })),
    lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    long: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    /** Only shops that take online orders. */
    openForOnline: Type.Optional(Type.Boolean()),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostShops })),
    skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  },
  'SearchShopsData',
)
export type SearchShopsData = Static<typeof SearchShopsData>

/** What a list shows of a shop. `away`: its distance from the position, in km. */
export const ListedShop = Closed(
  {
    ...Type.Pick(Shop, [
      '_id',
      'name',
      'address',
      'addressDetail',
      'lat',
      'long',
      'images',
      'timeZone',
      'currency',
      'openForOnline',
      'openTakeAway',
      'openDineInNoTable',
      'onlineOpeningHours',
      'specialDays',
      'order',
    ]).properties,
    away: Type.Optional(Type.Number({ minimum: 0 })),
  },
  'ListedShop',
)
export type ListedShop = Static<typeof ListedShop>

/** `total`: how many shops are found, on all pages. */
export const SearchShopsResult = Closed({
  total: Type.Integer({ minimum: 0 }),
  shops: Type.Array(ListedShop, { maxItems: mostShops }),
})
export type SearchShopsResult = Static<typeof SearchShopsResult>
