import type { RestCaller } from '../load/rest.ts'

interface Created {
  readonly _id: string
}

const named = (value: string) => [{ lang: 'en', value }]

/** A shop with the limits that every new shop has. */
export interface PlainShop {
  readonly shop: string
  readonly table: string
  /** Its stock is counted. */
  readonly dish: string
}

/** Opens a shop with the default limits, all day, with a dish of so many portions. */
export const openPlainShop = async (owner: RestCaller, portions: number): Promise<PlainShop> => {
  const create = async (path: string, data: object) => (await owner.create<Created>(path, data))._id
  const shop = await create('shops', {
    name: named('Attacked'),
    timeZone: 'Asia/Hong_Kong',
    currency: 'HKD',
    openForOnline: true,
    openTakeAway: true,
    onlineEnabledFixedCode: true,
    onlineSessionTimeout: 60,
    onlineOpeningHours: [{ startTime: '00:00', endTime: '24:00' }],
  })
  const table = await create('tableViewItems', { shop, name: 'A1' })
  const dish = await create('products', {
    shop,
    name: named('The special of the day'),
    price: 20,
    stock: { mode: 'manual', quantity: portions },
  })
  return { shop, table, dish }
}

/** Returns how many of the outcomes succeeded. */
export const succeeded = (outcomes: readonly PromiseSettledResult<unknown>[]): number =>
  outcomes.filter(({ status }) => status === 'fulfilled').length

/** Makes a call so often, a few at once, and returns the outcomes. */
export const repeat = async <T>(
  times: number,
  call: (at: number) => Promise<T>,
): Promise<PromiseSettledResult<T>[]> => {
  const outcomes: PromiseSettledResult<T>[] = []
  for (let at = 0; at < times; at += 10) {
    const some = Array.from({ length: Math.min(10, times - at) }, (_, next) => call(at + next))
    outcomes.push(...(await Promise.allSettled(some)))
  }
  return outcomes
}
