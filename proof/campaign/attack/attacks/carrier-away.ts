import type { CreateSessionResult, Menu } from '@comanda/contract'
import { staffAccounts } from '@comanda/demo'
import { freePort } from '../../../server/free-port.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { newIdempotencyKey } from '../../caller/caller.ts'
import { RestCaller } from '../../load/rest.ts'
import { programPath } from '../../run/programs.ts'
import { BuiltServer } from '../../server/built-server.ts'
import type { Attack } from '../attack.ts'

/** Returns the owner of the group as a caller of a server. */
const ownerAt = async (url: string): Promise<RestCaller> => {
  const account = staffAccounts.find(({ staff = [] }) => staff.some(({ role }) => role === 'owner'))
  const owner = new RestCaller(url)
  await owner.signIn(account?.email ?? '', account?.password ?? '')
  return owner
}

/** Two servers whose Redis ends: a dish gets cheaper and another is removed at the one, guests order at the other. */
export const attack: Attack = {
  name: 'carrier-away',
  says: 'Redis is away; a price changes and a dish is removed at one server, guests order at another',
  run: async ({ campaign, databaseUrl, restaurant: { shop } }) => {
    const port = await freePort()
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '']
    const redis = campaign.processes.start('redis', programPath('redis-server'), options)
    const env = { DATABASE_URL: databaseUrl, REDIS_URL: `redis://127.0.0.1:${port}` }
    const one = await BuiltServer.start(campaign, { name: 'one', env })
    const other = await BuiltServer.start(campaign, { name: 'other', env })
    const owner = await ownerAt(one.url)
    const guest = new RestCaller(other.url)
    const make = (value: string) =>
      owner.create<{ _id: string }>('products', {
        shop,
        name: [{ lang: 'en', value }],
        price: 99,
      })
    const [cheaper, removed] = [await make('Cheaper'), await make('Removed')]
    const order = ({ _id: product }: { readonly _id: string }) =>
      guest.create<CreateSessionResult>('tableSessions/create', {
        shop,
        type: 'takeAway',
        cart: [{ id: `line-${newIdempotencyKey()}`, product, quantity: 1 }],
        idempotencyKey: newIdempotencyKey(),
      })
    const menu = () => guest.get<Menu>(`menus/${shop}`)
    const first = await order(cheaper)
    await menu()
    await redis.kill()
    await owner.patch(`products/${cheaper._id}`, { price: 5 })
    await owner.remove(`products/${removed._id}`)
    const next = await order(cheaper)
    const sold = await order(removed).then(
      () => 1,
      () => 0,
    )
    await sleep(1500)
    const shown = (await menu()).products.find(({ _id }) => _id === cheaper._id)?.price ?? 0
    await Promise.all([one.stop(), other.stop()])
    return [
      { what: 'price before', value: first.result.totals.total, unit: 'dollars', limit: 99 },
      {
        what: 'price of the next order',
        value: next.result.totals.total,
        unit: 'dollars',
        limit: 5,
      },
      { what: 'price that the menu shows', value: shown, unit: 'dollars', limit: 5 },
      { what: 'orders of the removed dish', value: sold, unit: 'orders', limit: 0 },
    ]
  },
}
