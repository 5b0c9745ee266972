import { randomBytes } from 'node:crypto'
import { demo, memberAccounts, staffAccounts } from '@comanda/demo'
import type { Socket } from 'socket.io-client'
import { ask, openSockets } from '../server/socket.ts'

const key = () => ({ idempotencyKey: randomBytes(30).toString('base64url') })

const signIn = async (socket: Socket, account: { email: string; password: string } | undefined) => {
  const { email, password } = account ?? {}
  return ask<{ accessToken: string }>(socket, 'create', 'authentication', {
    strategy: 'local',
    email,
    password,
  })
}

const withRole = (role: string) =>
  staffAccounts.find(({ staff = [] }) => staff.some((one) => one.role === role))

interface Place {
  readonly url: string
  readonly shop: string
  readonly dishes: readonly string[]
}

interface Bill {
  readonly _id: string
  readonly outstanding: number
}

/** A code that any number of guests claim. */
const openCode = async (owner: Socket, shop: string): Promise<string> => {
  const code = `BENCH-${randomBytes(6).toString('hex').toUpperCase()}`
  const coupon = demo.couponCodes.find((one) => one.code === 'LANTERN25')?.coupon
  await ask(owner, 'create', 'couponCodes', { code, coupon, quantity: 1_000_000, shops: [shop] })
  return code
}

/** The clients of a shop: a guest, a member, its staff and the owner. */
const openClients = async ({ url, shop }: Place) => {
  const [guest, member, staff, owner] = await openSockets(url, 4)
  if (!guest || !member || !staff || !owner) throw new Error('no socket')
  await signIn(member, memberAccounts[0])
  await signIn(owner, withRole('owner'))
  await signIn(staff, withRole('owner'))
  await ask(owner, 'create', 'pointRecords', {
    user: memberAccounts[0]?._id,
    amount: 1_000_000,
    note: 'bench',
    ...key(),
  })
  const cash = demo.paymentMethods.find(({ type }) => type === 'counter')?._id
  const pay = (session: string, amount?: number) =>
    ask<Bill>(staff, 'create', 'tableSessions/pay', {
      session,
      paymentMethod: cash,
      ...(amount === undefined ? {} : { amount }),
      ...key(),
    })
  const claim = (socket: Socket, code: string) =>
    ask<{ _id: string }>(socket, 'create', 'userCoupons/claim', { code, shop, ...key() })
  return { guest, member, staff, owner, pay, claim }
}

const lines = (dishes: readonly string[]) =>
  dishes.slice(0, 3).map((product, line) => ({ id: String(line), product, quantity: 1 }))

/** Places an order of three dishes to take away. */
const takeAway = <Result = Bill>(socket: Socket, { shop, dishes }: Place, own: object = {}) =>
  ask<Result>(socket, 'create', 'tableSessions/create', {
    shop,
    type: 'takeAway',
    cart: lines(dishes),
    contactName: 'Mei',
    ...key(),
    ...own,
  })

/** The acts of staff on a bill and an order, each of which can be done again. */
const staffActs = async (
  { staff, guest }: Awaited<ReturnType<typeof openClients>>,
  place: Place,
  session: string,
): Promise<readonly (readonly [string, () => Promise<unknown>])[]> => {
  const [dish] = place.dishes
  const cart = [{ id: 'many', product: dish, quantity: 900 }]
  const { order } = await ask<{ order: { lines: readonly { id: string }[] } }>(
    staff,
    'create',
    'tableSessions/order',
    { session, cart, ...key() },
  )
  const line = order.lines[0]?.id
  const orders: string[] = []
  for (let one = 0; one < 8; one++)
    orders.push((await takeAway<{ order: Bill }>(guest, place)).order._id)
  let turn = 1
  let units = 800
  const act = (call: string, data: object) =>
    ask(staff, 'create', `tableSessions/${call}`, { session, ...data, ...key() })
  return [
    ['guests changed', () => act('changeGuests', { capacity: ++turn })],
    ['discount given', () => act('discount', { amount: ++turn, note: 'bench' })],
    [
      'price of a line by hand',
      () => act('adjustLine', { line, manualDiscount: ++turn, note: 'bench' }),
    ],
    ['line changed', () => act('changeLine', { line, quantity: --units })],
    [
      'stock set by hand',
      () =>
        ask(staff, 'patch', 'productStocks', dish ?? '', {
          stock: { mode: 'manual', quantity: ++turn * 1000 },
        }),
    ],
    ['dish voided', () => act('voidLines', { lines: [{ id: line, quantity: 1 }], note: 'bench' })],
    [
      'order moved along',
      () => ask(staff, 'patch', 'orders', orders.pop() ?? '', { status: 'preparing' }),
    ],
  ]
}

/** Returns the calls that somebody waits for, by what they are; each may be made any number of times. */
export const callsOf = async (
  place: Place,
): Promise<readonly (readonly [string, () => Promise<unknown>])[]> => {
  const { shop, url, dishes } = place
  const clients = await openClients(place)
  const { guest, member, staff, owner, pay, claim } = clients
  const table = demo.tableViewItems.find((one) => one.shop === shop)?._id
  const codes = await Promise.all(Array.from({ length: 16 }, () => openCode(owner, shop)))
  let at = 0
  const next = () => codes[at++ % codes.length] ?? ''
  const bills: string[] = []
  for (let bill = 0; bill < 16; bill++) bills.push((await takeAway(guest, place))._id)
  const gift = demo.gifts.find(
    (one) => one.shops?.includes(shop) && one.quantity === undefined,
  )?._id
  const entered = await ask<{ session: Bill }>(staff, 'create', 'tableSessions/createOrResume', {
    viewItem: table,
    shop,
    date: new Date().toISOString(),
  })
  const { accessToken } = await signIn(owner, withRole('owner'))
  return [
    ['sign-in by password', async () => signIn((await openSockets(url, 1))[0]!, memberAccounts[0])],
    [
      'sign-in by token',
      async () =>
        ask((await openSockets(url, 1))[0]!, 'create', 'authentication', {
          strategy: 'jwt',
          accessToken,
        }),
    ],
    ['coupon claimed, member', () => claim(member, next())],
    ['coupon claimed, visitor', async () => claim((await openSockets(url, 1))[0]!, next())],
    ['reward redeemed', () => ask(member, 'create', 'gifts/redeem', { gift, shop, ...key() })],
    [
      'table entered',
      () =>
        ask(staff, 'create', 'tableSessions/createOrResume', {
          viewItem: table,
          shop,
          date: new Date().toISOString(),
        }),
    ],
    ['bill read', () => ask(guest, 'get', 'tableSessions', entered.session._id)],
    ['order to take away', () => takeAway(guest, place)],
    ['order of a member', () => takeAway(member, place)],
    [
      'order at a table',
      () =>
        ask(guest, 'create', 'tableSessions/order', {
          session: entered.session._id,
          cart: lines(dishes).map((line) => ({ ...line, id: randomBytes(6).toString('hex') })),
          ...key(),
        }),
    ],
    ['part of a bill paid', () => pay(bills[at++ % bills.length] ?? '', 1)],
    ['bill paid', () => pay(bills.pop() ?? '')],
    [
      'bill requested',
      () => ask(guest, 'create', 'tableSessions/askBill', { session: entered.session._id }),
    ],
    ...(await staffActs(clients, place, entered.session._id)),
  ]
}
