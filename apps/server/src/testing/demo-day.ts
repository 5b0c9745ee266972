import type {
  CreateOrResumeResult,
  CreateSessionResult,
  Menu,
  OrderResult,
  TableSession,
} from '@comanda/contract'
import { chanceOf, demo, staffAccounts } from '@comanda/demo'
import { type DemoGuest, randomCart } from './demo-guest.ts'
import { makeGuests } from './demo-guests.ts'
import { ruleChanges } from './demo-rule-changes.ts'
import type { TestClient, TestServer } from './test-server.ts'

/** How often each thing was done on a day, and how often it was refused. */
export type DayCounts = Record<string, { done: number; refused: number }>

const minute = 60_000

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && Number(error.code) < 500

/** A session of the day, and who opened it. */
interface Visit {
  readonly session: TableSession
  readonly guest: DemoGuest
}

/** A clock that the day moves on. */
export interface DayClock {
  at: number
}

/**
 * Spends a day in the demo's shops: random orders of all types, by guests and members, in rounds and with coupons, rewards
 * and sets; staff change rules, cancel, take payments, close and void in between. Each step takes some minutes.
 */
export const spendDemoDay = async (
  server: TestServer,
  clock: DayClock,
  { seed, steps }: { readonly seed: number; readonly steps: number },
): Promise<DayCounts> => {
  const chance = chanceOf(seed)
  const guests = await makeGuests(server)
  const [owner] = staffAccounts
  const staff: TestClient = await server.client({
    email: owner?.email ?? '',
    password: owner?.password ?? '',
  })
  const visits: Visit[] = []
  const orders: string[] = []
  const counts: DayCounts = {}

  const menuOf = async (shop: string) => (await server.app.service('menus').get(shop)) as Menu
  const seen = (session: TableSession, guest: DemoGuest): void => {
    if (!visits.some((visit) => visit.session._id === session._id)) visits.push({ session, guest })
  }
  const placed = (result: CreateSessionResult | OrderResult, guest: DemoGuest): void => {
    seen(result, guest)
    orders.push(result.order._id)
  }
  const visit = (): Visit => chance.oneOf(visits)
  const anyShop = () => chance.oneOf(demo.shops)._id
  const open = async (type: 'takeAway' | 'dineInNoTable' | 'delivery'): Promise<void> => {
    const guest = chance.oneOf(guests)
    const menu = await menuOf(anyShop())
    const order = { menu, type, now: clock.at }
    const { lines: cart, coupons } = await randomCart(guest, order, chance)
    const result = (await guest.client.service('tableSessions/create').create({
      shop: menu.shop._id,
      type,
      cart,
      coupons,
      contactName: 'A guest',
      phone: '+852 0000 1111',
    })) as CreateSessionResult
    placed(result, guest)
  }
  const round = async (): Promise<void> => {
    const guest = chance.oneOf(guests)
    const table = chance.oneOf(demo.tableViewItems)
    const { session } = (await guest.client.service('tableSessions/createOrResume').create({
      viewItem: table._id,
      shop: table.shop,
      date: new Date(clock.at).toISOString(),
      capacity: 1 + chance.below(6),
    })) as CreateOrResumeResult
    seen(session, guest)
    const { _id, section } = session
    const capacity = session.capacity ?? 1
    const at = { _id, capacity, tables: [{ capacity }], ...(section ? { section } : {}) }
    const menu = await menuOf(table.shop)
    const order = { menu, type: session.type, session: at, now: clock.at }
    const { lines: cart, coupons } = await randomCart(guest, order, chance)
    const call = { session: _id, cart, coupons }
    placed((await guest.client.service('tableSessions/order').create(call)) as OrderResult, guest)
  }
  const topUp = async (): Promise<void> => {
    const guest = chance.oneOf(guests.slice(1))
    const product = chance.oneOf(demo.products.filter((one) => one.topUp !== undefined))
    const line = {
      id: `top-up-${visits.length}`,
      product: product._id,
      quantity: 1 + chance.below(2),
    }
    const call = { shop: product.shop, type: 'topUp', cart: [line] }
    const result = await guest.client.service('tableSessions/create').create(call)
    placed(result as CreateSessionResult, guest)
  }
  const pay = async (): Promise<void> => {
    const { session, guest } = visit()
    if (chance.percent(30)) {
      await guest.client.service('tableSessions/payByBalance').create({ session: session._id })
      return
    }
    const { outstanding } = (await staff.service('tableSessions').get(session._id)) as TableSession
    const amount = chance.percent(60) ? outstanding : Math.floor(outstanding / 2)
    const method = demo.paymentMethods.find(({ type }) => type === 'counter')
    await staff.service('tableSessions/pay').create({
      session: session._id,
      paymentMethod: method?._id ?? '',
      amount,
      ...(chance.percent(20) ? { tips: chance.below(500) / 100 } : {}),
    })
  }
  const changeRule = async (): Promise<void> => {
    const { path, id, change } = chance.oneOf(ruleChanges)
    await staff.service(path).patch(id(chance), change(chance))
  }

  const actions: Record<string, () => Promise<unknown>> = {
    takeAway: () => open('takeAway'),
    dineInNoTable: () => open('dineInNoTable'),
    delivery: () => open('delivery'),
    round,
    topUp,
    pay,
    changeRule,
    setUser: () => {
      const { client } = chance.oneOf(guests)
      return client.service('tableSessions/setUser').create({ session: visit().session._id })
    },
    changeSection: async () => {
      const { session } = visit()
      const section = chance.oneOf(demo.sections.filter(({ shop }) => shop === session.shop))
      const move = { session: session._id, section: section._id }
      await staff.service('tableSessions/changeSection').create(move)
    },
    cancel: () => staff.service('orders').patch(chance.oneOf(orders), { status: 'cancelled' }),
    prepare: () => staff.service('orders').patch(chance.oneOf(orders), { status: 'completed' }),
    close: () => {
      const status = chance.oneOf(['done', 'done', 'done', 'void', 'cancelled'])
      return staff.service('tableSessions').patch(visit().session._id, { status })
    },
  }
  /** The things that are done, the more often the more times they are named. */
  const names =
    `takeAway takeAway takeAway dineInNoTable dineInNoTable delivery round round round round round
    topUp pay pay pay changeRule changeRule setUser changeSection cancel prepare close`.split(/\s+/)
  for (let step = 0; step < steps; step += 1) {
    clock.at += chance.below(5) * minute
    const name = visits.length < 3 ? 'takeAway' : chance.oneOf(names)
    const count = (counts[name] ??= { done: 0, refused: 0 })
    try {
      await actions[name]?.()
      count.done += 1
    } catch (error) {
      if (!isRefusal(error)) throw error
      count.refused += 1
    }
  }
  return counts
}
