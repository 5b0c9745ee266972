import { newIdempotencyKey } from '../caller/caller.ts'
import { raiseLimits } from '../load/raise-limits.ts'
import { RestCaller } from '../load/rest.ts'

/** A shop with one dish, and the servers that its screens are connected to. */
export interface Shop {
  readonly id: string
  readonly dish: string
  /** The places of its servers, the first of which its guests call. */
  readonly servers: readonly number[]
}

interface Created {
  readonly _id: string
}

const named = (value: string) => [{ lang: 'en', value }]

/** Opens a shop that takes orders all day. */
export const openShop = async (owner: RestCaller, servers: readonly number[]): Promise<Shop> => {
  const create = async (path: string, data: object) => (await owner.create<Created>(path, data))._id
  const id = await create('shops', {
    name: named('Campaign'),
    timeZone: 'Asia/Hong_Kong',
    currency: 'HKD',
    openForOnline: true,
    openTakeAway: true,
    onlineOpeningHours: [{ startTime: '00:00', endTime: '24:00' }],
    maxPending: 1_000_000,
  })
  await raiseLimits(owner, id)
  const dish = await create('products', { shop: id, name: named('Noodles'), price: 38.5 })
  return { id, dish, servers }
}

/** Places an order, on a server of the shop. */
export const placeOrder = async (urls: readonly string[], { id, dish, servers }: Shop) => {
  const caller = new RestCaller(urls[servers[0] ?? 0] ?? '')
  await caller.create('tableSessions/create', {
    shop: id,
    type: 'takeAway',
    cart: [{ id: `line-${newIdempotencyKey()}`, product: dish, quantity: 1 }],
    idempotencyKey: newIdempotencyKey(),
  })
}

/** Changes the name of the dish, on a server of the shop. */
export const renameDish = async (
  callers: readonly RestCaller[],
  { dish, servers }: Shop,
  name: string,
): Promise<void> => {
  await callers[servers[0] ?? 0]?.patch(`products/${dish}`, { name: named(name) })
}
