import type { OrderDiscount, UserCoupon } from '@comanda/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AuthenticationState } from '../authentication/authentication.ts'
import { type Catalogue, createCatalogue } from '../catalogue/catalogue.ts'
import { connect, type Connection } from '../connection/connection.ts'
import { orderPayload } from '../checkout/order-payload.ts'
import { claimCoupon } from '../coupons/coupon-claims.ts'
import { createIntentions } from '../submission/intentions.ts'
import { createMember, type Member } from '../member/member.ts'
import { syncSessionUser } from '../session/session-user.ts'
import { createSession, type SessionStore } from '../session/session.ts'
import { type KeyStorage, memoryStorage } from '../storage/key-storage.ts'
import { createStore, type WritableStore } from '../store/store.ts'
import { loadedEngine } from '../testing/loaded-engine.ts'
import { freeTea, sampleCoupon, sampleGift } from '../testing/sample-coupons.ts'
import { sampleIds, sampleMenu } from '../testing/sample-menu.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { type Cart, createCart } from './cart.ts'

interface Diner {
  readonly connection: Connection
  readonly authentication: WritableStore<AuthenticationState>
  readonly catalogue: Catalogue
  readonly session: SessionStore
  readonly member: Member
  readonly cart: Cart
}

const { noodles, tea, shop, coupon, gift } = sampleIds
const signedOut: AuthenticationState = { status: 'signedOut', isLoginNeeded: false }
const signedIn = (_id: string): AuthenticationState => ({
  status: 'signedIn',
  user: { _id },
  isLoginNeeded: false,
})

let server: TestServer
let storage: KeyStorage
const diners: (Diner & { readonly stopSync: () => void })[] = []

const diner = async (
  first: AuthenticationState = signedOut,
  mode: 'takeAway' | 'dineIn' = 'takeAway',
): Promise<Diner> => {
  const connection = connect({ url: server.url })
  const authentication = createStore(first)
  const catalogue = createCatalogue(connection, { storage, key: 'menu' })
  const session = createSession(connection, storage)
  const member = createMember(connection, { authentication: { state: authentication }, catalogue })
  const cart = createCart({
    catalogue,
    claimCoupon: claimCoupon({
      connection,
      authentication: { state: authentication },
      intentions: createIntentions({ storage }),
    }),
    connection,
    engine: loadedEngine,
    member,
    session,
    storage,
  })
  const stopSync = syncSessionUser(connection, { member, session })
  const made = { connection, authentication, catalogue, session, member, cart, stopSync }
  diners.push(made)
  await catalogue.open(shop)
  cart.enter({ shop, mode })
  return made
}
const sent = ({ cart }: Diner) => orderPayload(cart.state.get(), {}, [], () => 'k'.repeat(24))?.data
const total = ({ cart }: Diner) => cart.state.get().result?.totals.total

beforeEach(async () => {
  server = await startTestServer()
  storage = memoryStorage()
})
afterEach(async () => {
  for (const { stopSync, cart, member, catalogue, session, connection } of diners.splice(0)) {
    stopSync()
    for (const part of [cart, member, catalogue, session, connection]) part.close()
  }
  await server.stop()
})

test('a coupon below its minimum stays listed with what is missing, and applies once that is met (CPN-2.2, CPN-2.1)', async () => {
  const at = await diner()
  at.cart.add({ product: tea })
  expect(await at.cart.coupons.add(sampleCoupon)).toEqual({ status: 'added', id: coupon })
  expect(at.cart.state.get().couponStates.get(coupon)).toEqual({
    state: 'error',
    error: 'errors.ruleMinTotal',
    need: { total: 30 },
    isHint: true,
  })
  expect(sent(at)).not.toHaveProperty('coupons')
  at.cart.add({ product: noodles })
  expect(at.cart.state.get().couponStates.get(coupon)).toEqual({ state: 'valid', amount: -5 })
  expect(total(at)).toBe(75)
  expect(sent(at)).toMatchObject({
    expectedTotal: 75,
    coupons: [{ id: coupon, source: 'coupon' }],
  })
})

test('a preview says what a coupon would take off, or what is missing, and changes nothing (CPN-2.6)', async () => {
  const at = await diner()
  at.cart.add({ product: tea })
  const error = 'errors.ruleMinTotal'
  const missing = { status: 'refused', error, need: { total: 30 }, isHint: true }
  expect(at.cart.coupons.loaded()?.preview(sampleCoupon)).toEqual(missing)
  at.cart.add({ product: noodles })
  const before = at.cart.state.get()
  expect(at.cart.coupons.loaded()?.preview(sampleCoupon)).toEqual({ status: 'applies', saves: 5 })
  expect(at.cart.coupons.loaded()?.preview({ ...sampleCoupon, endDate: '2020-01-01' })).toEqual({
    status: 'refused',
    error: 'couponErrors.couponOutdate',
    isHint: false,
  })
  expect(at.cart.state.get()).toBe(before)
})

test('put aside it does not count; taken out it is gone; twice it is refused', async () => {
  const at = await diner()
  at.cart.add({ product: noodles })
  await at.cart.coupons.add(sampleCoupon)
  expect(await at.cart.coupons.add(sampleCoupon)).toEqual({
    status: 'refused',
    error: 'couponErrors.alreadyAdded',
  })
  at.cart.coupons.setDisabled(coupon, true)
  expect([total(at), at.cart.state.get().couponStates.get(coupon)?.state]).toEqual([60, 'disabled'])
  at.cart.coupons.setDisabled(coupon, false)
  expect(total(at)).toBe(55)
  at.cart.coupons.remove(coupon)
  expect([total(at), at.cart.state.get().coupons]).toEqual([60, []])
})

test('a plan replaces a worse coupon, comes to the total that was proposed, and is not found again; one that was put aside stays so (CPN-8.3, CPN-8.5)', async () => {
  const at = await diner()
  const own = (last: string, rule: Partial<OrderDiscount>): UserCoupon => ({
    ...sampleCoupon,
    _id: `${coupon.slice(0, -1)}${last}`,
    coupon: { ...sampleCoupon.coupon, _id: `${coupon.slice(0, -1)}${last}`, ...rule },
  })
  const alone = own('7', { discount: 6, ruleType: 'allowlist', rules: [] })
  const tenth = own('8', { discountType: 'percent', discount: 0.9 })
  const aside = own('9', { discount: 20 })
  const owned = [sampleCoupon, alone, tenth, aside]
  at.cart.add({ product: noodles, quantity: 2 })
  await at.cart.coupons.add(aside)
  at.cart.coupons.setDisabled(aside._id, true)
  await at.cart.coupons.add(alone)
  const advise = () => at.cart.coupons.loaded()!.advise(owned, new AbortController().signal)
  const now = total(at)!
  const { payLeast, count, whyNot } = (await advise())!
  expect(payLeast).toMatchObject({ coupons: [tenth._id, coupon] })
  expect(payLeast!.total).toBe(now - payLeast!.saves)
  expect(count).toBe(3)
  expect((await whyNot())!.get(alone._id)).toMatchObject({ kind: 'apart', from: tenth._id })
  expect(await at.cart.coupons.loaded()!.follow(payLeast!, owned)).toMatchObject({
    status: 'added',
  })
  expect(total(at)).toBe(payLeast!.total)
  const { coupons, couponStates } = at.cart.state.get()
  expect(coupons.map(({ id }) => id)).toEqual([aside._id, tenth._id, coupon])
  expect(couponStates.get(aside._id)).toEqual({ state: 'disabled' })
  expect((await advise())!.payLeast).toBeUndefined()
})

/** Returns another coupon like the sample one. */
const own = (last: string, code?: string): UserCoupon => ({
  ...sampleCoupon,
  _id: `${coupon.slice(0, -1)}${last}`,
  ...(code !== undefined && { code }),
})

test('of the only coupon that can be used there is no advice, whatever was used before (CPN-8.1)', async () => {
  const at = await diner()
  at.cart.add({ product: noodles })
  const again = own('7')
  const advise = (other: UserCoupon) =>
    at.cart.coupons.loaded()!.advise([sampleCoupon, other], new AbortController().signal)
  expect(await advise(again)).toMatchObject({ count: 2 })
  expect(await advise({ ...again, status: 'used' })).toBeUndefined()
})

test('of what an earlier order of the bill has used there is no advice, nor of another coupon of its code (CPN-7.5, CPN-8.4)', async () => {
  const [used, again, other, free] = [own('6', 'TEA'), own('7', 'TEA'), own('8', 'BUN'), own('9')]
  const { fiveOff: rule } = sampleIds
  const discount = {
    id: used._id,
    rule,
    source: 'coupon' as const,
    name: [],
    amount: 0,
    lines: [],
  }
  const { session } = server.known
  server.known.session = { ...session, type: 'dineIn', status: 'ongoing', discounts: [discount] }
  const at = await diner(signedOut, 'dineIn')
  await at.session.load(sampleIds.session)
  await until(at.cart.state, ({ place }) => place?.session !== undefined)
  at.cart.add({ product: noodles })
  const owned = [used, again, other, free]
  const advice = await at.cart.coupons.loaded()!.advise(owned, new AbortController().signal)
  expect(
    [...(await advice!.whyNot())!.keys(), ...(advice!.payLeast?.coupons ?? [])].toSorted(),
  ).toEqual([other._id, free._id])
})

test('none is added while the cart is being ordered: Coupon is not loaded (CPN-1.8)', async () => {
  const at = await diner()
  at.cart.add({ product: noodles })
  at.cart.lock(true)
  expect(await at.cart.coupons.add(sampleCoupon)).toEqual({
    status: 'refused',
    error: 'Coupon is not loaded',
  })
  at.cart.lock(false)
  expect(await at.cart.coupons.add(sampleCoupon)).toEqual({ status: 'added', id: coupon })
})

test('the checks in their order, the server’s validation last (CPN-1.7, CPN-1.6)', async () => {
  const at = await diner(signedIn('user'))
  at.cart.add({ product: noodles })
  const errors = []
  for (const own of [
    { user: 'other', status: 'used' as const },
    { user: 'user', status: 'used' as const },
    { endDate: '2020-01-01' },
    { shops: ['a'.repeat(24)] },
  ]) {
    const adding = await at.cart.coupons.add({ ...sampleCoupon, ...own })
    errors.push(adding.status === 'refused' ? adding.error : adding.status)
  }
  expect(errors).toEqual([
    'couponErrors.invalidCode',
    'couponErrors.alreadyUsed',
    'couponErrors.couponOutdate',
    'couponErrors.notCurrentShop',
  ])
  server.known.couponStatus = 'limitReached'
  expect(await at.cart.coupons.add(sampleCoupon)).toEqual({
    status: 'refused',
    error: 'couponErrors.limitReached',
  })
})

test('one whose rule can never apply here is refused with the rule’s error, and is not in the cart', async () => {
  const at = await diner()
  at.cart.add({ product: noodles })
  const rule = { ...sampleCoupon.coupon, orderType: ['dineIn' as const] }
  expect(await at.cart.coupons.add({ ...sampleCoupon, coupon: rule })).toEqual({
    status: 'refused',
    error: 'errors.notApplicableOrderType',
  })
  expect(at.cart.state.get()).toMatchObject({ coupons: [], messages: [] })
})

test('the coupon of a code is claimed and added; a wrong code is refused (CPN-7.1)', async () => {
  const at = await diner()
  at.cart.add({ product: noodles })
  const claimed: string[] = []
  const hear = ({ _id }: { _id: string }) => void claimed.push(_id)
  const adding = await at.cart.coupons.addCode(' tea ', hear)
  expect(adding).toEqual({ status: 'added', id: claimed[0] })
  expect(total(at)).toBe(55)
  expect(await at.cart.coupons.addCode('NO')).toEqual({
    status: 'refused',
    error: 'couponErrors.invalidCode',
  })
})

test('a reward brings its free line, and is sent with it; without the points it is refused', async () => {
  const at = await diner(signedIn('user'))
  await until(at.member.state, ({ points }) => points === 100)
  expect(await at.cart.coupons.addGift(sampleGift)).toEqual({ status: 'added', id: gift })
  expect(at.cart.state.get().lines).toMatchObject([{ product: tea, fromCoupon: gift }])
  expect(total(at)).toBe(0)
  expect(sent(at)).toMatchObject({
    cart: [{ product: tea, fromCoupon: gift }],
    coupons: [{ id: gift, source: 'gift' }],
  })
  const other = { ...sampleGift, _id: sampleIds.claimed }
  expect(await at.cart.coupons.addGift(other)).toEqual({
    status: 'notRedeemable',
    gift: { state: 'needPoints', points: 20 },
  })
  at.cart.coupons.remove(gift)
  expect(at.cart.state.get()).toMatchObject({ lines: [], coupons: [] })
})

test('a stored cart is restored with its coupons, in their order and at their price (CART-6.5)', async () => {
  const first = await diner(signedIn('user'))
  await until(first.member.state, ({ points }) => points === 100)
  first.cart.add({ product: noodles })
  await first.cart.coupons.addGift(sampleGift)
  await first.cart.coupons.add(sampleCoupon)
  const before = first.cart.state.get()
  const later = await diner({ status: 'unknown', isLoginNeeded: false })
  expect(later.cart.state.get().coupons.map(({ id }) => id)).toEqual([gift, coupon])
  expect(later.cart.state.get().result?.totals).toEqual(before.result?.totals)
  later.authentication.set(signedIn('user'))
  expect(later.cart.state.get().coupons).toHaveLength(2)
})

test('another member: coupons of the previous one and rewards are dropped with a message, those without an owner stay (CPN-4.2)', async () => {
  const at = await diner(signedIn('user'))
  await until(at.member.state, ({ points }) => points === 100)
  at.cart.add({ product: noodles })
  await at.cart.coupons.addGift(sampleGift)
  await at.cart.coupons.add({ ...sampleCoupon, _id: sampleIds.claimed, user: 'user' })
  await at.cart.coupons.add(sampleCoupon)
  at.authentication.set(signedIn('other'))
  expect(at.cart.state.get()).toMatchObject({
    coupons: [{ id: coupon }],
    lines: [{ product: noodles }],
    messages: [
      { code: 'coupon.dropped', name: freeTea.name, error: 'couponErrors.invalidCode' },
      { code: 'coupon.dropped' },
    ],
  })
})

test('a member’s own prices: ranks and level, in a session that is theirs (SESS-7.4)', async () => {
  const rank = 'a'.repeat(24)
  const own = { name: [], for: 'order' as const, discountType: 'percent' as const }
  server.known.menu = {
    ...sampleMenu,
    discounts: [
      { ...own, _id: 'b'.repeat(24), source: 'memberRank', ranks: [rank], discount: 0.5 },
    ],
    vipLevels: [{ _id: 'c'.repeat(24), name: [], status: 'active', orderDiscount: 0.5 }],
  }
  const at = await diner({
    ...signedIn('user'),
    user: { _id: 'user', ranks: [{ rank }], vipLevel: 'c'.repeat(24) },
  })
  at.cart.add({ product: noodles })
  expect(total(at)).toBe(15)
  at.authentication.set(signedOut)
  expect(total(at)).toBe(60)
})

test('dine-in: a session without a user becomes the member’s, once (SESS-7.1)', async () => {
  server.known.session = { ...server.known.session, type: 'dineIn', status: 'ongoing' }
  const at = await diner(signedIn('user'), 'dineIn')
  await at.session.load(sampleIds.session)
  await until(at.session.state, ({ session }) => session?.user === 'user')
  const asked = server.known.calls.filter((call) => call.startsWith('set user'))
  expect(asked).toEqual([`set user ${sampleIds.session}`])
  expect(at.cart.state.get().place?.session?.user).toBe('user')
})

test('dine-in: signing out removes the member from the session, once the server has processed it', async () => {
  server.known.session = { ...server.known.session, type: 'dineIn', status: 'ongoing' }
  const at = await diner(signedIn('user'), 'dineIn')
  await at.session.load(sampleIds.session)
  await until(at.session.state, ({ session }) => session?.user === 'user')
  const asked = () => server.known.calls.filter((call) => call.startsWith('set user')).length
  at.authentication.set(signedOut)
  await until(at.session.state, () => asked() === 2)
  server.known.caller = undefined
  const { session } = await until(at.session.state, (state) => state.session?.user === null)
  expect(session?._id).toBe(sampleIds.session)
  expect(asked()).toBe(3)
})
