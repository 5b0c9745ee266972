import { randomBytes } from 'node:crypto'
import { staffAccounts } from '@comanda/demo'
import { newIdempotencyKey } from '../caller/caller.ts'
import { createdBy, named, openShop } from './open-shop.ts'
import { raiseLimits } from './raise-limits.ts'
import { RestCaller } from './rest.ts'

const password = `${randomBytes(12).toString('hex')} Az 9`

/** What every member begins with: enough for any number of orders. */
export const credit = { points: 1_000_000, balance: 900_000 } as const

/** How many portions, coupons and rewards there are at the start. */
export const stock = { portions: 1_000_000, coupons: 1_000_000, rewards: 1_000_000 } as const

export interface Member {
  readonly user: string
  readonly accessToken: string
  /** The record of the points that the member began with. */
  readonly firstPoints: string
}

/** A shop that is open all day, with members who have points and a balance. */
export interface Restaurant {
  readonly shop: string
  readonly table: string
  /** HK$ 38.50; its stock is counted. */
  readonly dish: string
  /** A code for any number of coupons: ten dollars off. */
  readonly code: { readonly id: string; readonly text: string }
  /** A reward for 100 points. */
  readonly reward: string
  readonly members: readonly Member[]
  /** The owner of the group. */
  readonly owner: RestCaller
  readonly ownerToken: string
}

interface Created {
  readonly _id: string
}

const openMember = async (url: string, owner: RestCaller, at: number): Promise<Member> => {
  const email = `member-${at}-${newIdempotencyKey()}@campaign.example`
  const { _id: user } = await owner.create<Created>('users', { email, password })
  const gift = { user, note: 'a campaign' }
  const { _id: firstPoints } = await owner.create<Created>('pointRecords', {
    ...gift,
    amount: credit.points,
    idempotencyKey: newIdempotencyKey(),
  })
  await owner.create('balanceRecords', {
    ...gift,
    amount: credit.balance,
    currency: 'HKD',
    idempotencyKey: newIdempotencyKey(),
  })
  const accessToken = await new RestCaller(url).signIn(email, password)
  return { user, accessToken, firstPoints }
}

/** What an owner signs in with. */
export interface Login {
  readonly email: string
  readonly password: string
}

const demoOwner = (): Login => {
  const account = staffAccounts.find(({ staff = [] }) => staff.some(({ role }) => role === 'owner'))
  if (!account) throw new Error('the demo has no owner')
  return account
}

/** Opens the restaurant on a server that has loaded the demo, as an owner: the demo's unless there is a first one. */
export const openRestaurant = async (
  url: string,
  members: number,
  account: Login = demoOwner(),
): Promise<Restaurant> => {
  const owner = new RestCaller(url)
  const ownerToken = await owner.signIn(account.email, account.password)
  const create = createdBy(owner)
  const noodles = { name: 'Noodles', price: 38.5, portions: stock.portions }
  const own = { name: named('Campaign'), maxPending: 1_000_000 }
  const { shop, table, dish } = await openShop(owner, noodles, own)
  await raiseLimits(owner, shop)
  const tenOff = await create('orderDiscounts', {
    name: named('Ten dollars off'),
    shops: [shop],
    for: 'order',
    source: 'coupon',
    discountType: 'amount',
    discount: 10,
  })
  const text = `CAMPAIGN-${shop.toUpperCase()}`
  const code = { code: text, coupon: tenOff, quantity: stock.coupons, limitPerUser: stock.coupons }
  const id = await create('couponCodes', code)
  const reward = await create('gifts', {
    name: named('Ten dollars'),
    coupon: tenOff,
    point: 100,
    quantity: stock.rewards,
    shops: [shop],
  })
  const opened: Member[] = []
  for (let at = 0; at < members; at += 1) opened.push(await openMember(url, owner, at))
  return { shop, table, dish, code: { id, text }, reward, members: opened, owner, ownerToken }
}
