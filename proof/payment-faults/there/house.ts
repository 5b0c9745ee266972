import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { openDatabase } from '../../server/open-database.ts'
import { RunningServer } from '../../server/running-server.ts'
import { beginSetup, firstOwner } from '../../stories/story/first-owner.ts'
import { type Client, connect } from '../../wire/client/connect.ts'
import { idOf } from '../../wire/client/fields.ts'
import { named } from '../../wire/restaurant/text.ts'
import { Gateway } from './gateway.ts'
import { Kitchen, type Shop } from './kitchen.ts'
import { patient } from './patient.ts'
import { type Provider, type ProviderKey, providers } from './providers.ts'

/** A built server and a gateway in processes of their own, with a restaurant that is paid by every provider. */
export interface House {
  readonly server: RunningServer
  readonly gateway: Gateway
  /** The server's database: our books, and the times at which something is due. */
  readonly database: Pool
  readonly owner: Client
  readonly diner: Client
  readonly kitchen: Kitchen
  readonly cash: string
  readonly shops: Readonly<Record<string, Shop>>
  /** The payment method of each provider. */
  readonly methods: Readonly<Record<ProviderKey, string>>
  close(): Promise<void>
}

const openShop = async (owner: Client, currency: string, timeZone: string): Promise<Shop> => {
  const shop = idOf(
    await owner.create('shops', {
      name: named(`Faults ${currency}`),
      timeZone,
      currency,
      openForOnline: true,
      openTakeAway: true,
      onlineEnabledFixedCode: true,
      onlineOpeningHours: [{ startTime: '00:00', endTime: '24:00' }],
      priceRoundFactor: 1,
      priceRoundMethod: 'no',
      // One caller stands for many diners.
      maxUnpaidPerDevice: 1000,
      maxUnpaidPerAddress: 1000,
      maxPending: 1000,
    }),
  )
  const dish = await owner.create('products', { shop, name: named('Noodles'), price: 100 })
  return { shop, dish: idOf(dish) }
}

/** Creates the account and the method of a provider, and enters the account's address at the gateway. */
const openMethod = async (
  { server, gateway, owner }: Pick<House, 'server' | 'gateway' | 'owner'>,
  { title, account, method, atGateway, registers }: Provider,
  { shop }: Shop,
): Promise<string> => {
  const opened = await owner.create('paymentAccounts', { name: title, mode: 'sandbox', ...account })
  const url = `${server.url}/api/payments/notify/${idOf(opened)}`
  if (registers) await gateway.panel('webhooks', { provider: atGateway, url })
  const own = { account: idOf(opened), shops: [shop], ...method }
  return idOf(await owner.create('paymentMethods', { name: named(title), ...own }))
}

/** Starts the programs and opens the restaurant. */
export const openHouse = async (): Promise<House> => {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-faults-'))
  const gateway = await Gateway.start()
  const server = await RunningServer.start(folder, { PAYMENT_SANDBOX_URL: gateway.url })
  const database = await openDatabase(folder)
  const owner = patient(connect(server.url))
  // The demo's owner gives nobody a role.
  if ((await beginSetup(server)) !== 201) throw new Error('the setup has not begun')
  await owner.signIn(firstOwner)
  const shops = {
    HKD: await openShop(owner, 'HKD', 'Asia/Hong_Kong'),
    MYR: await openShop(owner, 'MYR', 'Asia/Kuala_Lumpur'),
    TWD: await openShop(owner, 'TWD', 'Asia/Taipei'),
  }
  const opened = Object.entries(providers).map(async ([key, provider]) => {
    const shop = shops[provider.currency]
    return [key, await openMethod({ server, gateway, owner }, provider, shop)] as const
  })
  const methods = Object.fromEntries(await Promise.all(opened)) as House['methods']
  const cash = await owner.create('paymentMethods', { name: named('Cash'), type: 'counter' })
  const kitchen = await Kitchen.open(server.url, owner, Object.values(shops))
  const diner = patient(connect(server.url))
  return {
    server,
    gateway,
    database,
    owner,
    diner,
    kitchen,
    cash: idOf(cash),
    shops,
    methods,
    close: async () => {
      for (const client of [owner, diner, kitchen]) client.close()
      await database.end()
      await server.stop()
      await gateway.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
