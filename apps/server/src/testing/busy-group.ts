import { type DemoAccount, memberAccounts, staffAccounts } from '@comanda/demo'
import { loadDemo } from '../seed/load-demo.ts'
import { makeAccount } from './accounts.ts'
import { orderingCalls, type PlacedOrder } from './ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from './ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from './test-server.ts'

/** The kinds of callers: anonymous, accounts of every kind, and staff of another shop than the busy one. */
export const callers = [
  'anonymous',
  'member',
  'otherMember',
  'cashier',
  'kitchen',
  'manager',
  'stranger',
  'owner',
] as const
export type Caller = (typeof callers)[number]

/** The demo's restaurants, and one more that is open now and has guests. */
export interface BusyGroup {
  readonly server: TestServer
  readonly shop: OrderingShop
  readonly clients: Readonly<Record<Caller, TestClient>>
  /** At a table, by the demo's member, with one order. */
  readonly atTable: PlacedOrder
  /** To take away, by an anonymous visitor. */
  readonly takenAway: PlacedOrder & { readonly restoreKey: string }
}

/** The secrets of the configuration. */
export const configuredSecrets = [
  'a-secret-of-mail',
  'a-secret-of-the-provider',
  'a-secret-with-which-the-metrics-are-read',
] as const
const [mailSecret, clientSecret, metricsToken] = configuredSecrets

const mail = { url: `smtp://mailer:${mailSecret}@127.0.0.1:1`, from: 'menu@comanda.test' }
const provider = {
  id: 'provider',
  name: 'A provider',
  issuer: 'http://127.0.0.1:1',
  clientId: 'comanda',
  clientSecret,
}

const signInOf = (account: DemoAccount | undefined) => ({
  email: account?.email ?? '',
  password: account?.password ?? '',
})

const isIn = (shop: string, role: string, { staff = [] }: DemoAccount): boolean =>
  staff.some((one) => one.shop === shop && one.role === role)

export const startBusyGroup = async (): Promise<BusyGroup> => {
  const server = await startTestServer({
    config: { mail, oidcProviders: [provider], metricsToken },
  })
  await loadDemo(server.app, server.runtime)
  const shop = await makeOrderingShop(server)
  const at = shop.shop
  const [other] = staffAccounts.filter((one) => !isIn(at, 'manager', one) && one.staff?.[0]?.shop)
  const owner = staffAccounts.find(({ staff }) => staff?.[0]?.role === 'owner')
  const clients = {
    anonymous: await server.client(),
    member: await server.client(signInOf(memberAccounts[0])),
    otherMember: await server.client(await makeAccount(server, 'another-member')),
    cashier: await server.client(
      await makeAccount(server, 'a-cashier', [{ role: 'cashier', shop: at }]),
    ),
    kitchen: await server.client(
      await makeAccount(server, 'a-cook', [{ role: 'kitchen', shop: at }]),
    ),
    manager: await server.client(shop.staff),
    stranger: await server.client(signInOf(other)),
    owner: await server.client(signInOf(owner)),
  }
  const member = orderingCalls(clients.member, shop)
  const { session } = await member.scan()
  const atTable = await member.order(session._id)
  const contact = { contactName: 'Nobody Known', phone: '+852 0000 9876' }
  // By a connection of its own: who creates a session hears of it, and `anonymous` is a stranger to it.
  const takenAway = await orderingCalls(await server.client(), shop).create(contact)
  return { server, shop, clients, atTable, takenAway }
}
