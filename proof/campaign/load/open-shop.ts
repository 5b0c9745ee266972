import type { RestCaller } from './rest.ts'

interface Created {
  readonly _id: string
}

export const named = (value: string) => [{ lang: 'en', value }]

/** Creates a record, and returns its id. */
export const createdBy =
  (owner: RestCaller) =>
  async (path: string, data: object): Promise<string> =>
    (await owner.create<Created>(path, data))._id

/** A shop with a table and a dish whose stock is counted. */
export interface OpenedShop {
  readonly shop: string
  readonly table: string
  readonly dish: string
}

/** Opens a shop for everything, all day, with a dish of so many portions. `own` are more of the shop's settings. */
export const openShop = async (
  owner: RestCaller,
  dish: { readonly name: string; readonly price: number; readonly portions: number },
  own: object,
): Promise<OpenedShop> => {
  const create = createdBy(owner)
  const shop = await create('shops', {
    timeZone: 'Asia/Hong_Kong',
    currency: 'HKD',
    openForOnline: true,
    openTakeAway: true,
    onlineEnabledFixedCode: true,
    onlineSessionTimeout: 60,
    onlineOpeningHours: [{ startTime: '00:00', endTime: '24:00' }],
    ...own,
  })
  return {
    shop,
    table: await create('tableViewItems', { shop, name: 'A1' }),
    dish: await create('products', {
      shop,
      name: named(dish.name),
      price: dish.price,
      stock: { mode: 'manual', quantity: dish.portions },
    }),
  }
}
