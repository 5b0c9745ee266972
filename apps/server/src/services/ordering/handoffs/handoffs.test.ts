import type {
  Handoff,
  HandoffResult,
  PairDeviceResult,
  PairingCodeResult,
  TakeOverResult,
} from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dropOldRows } from '../../../jobs/drop-old-rows.ts'
import { handoffDigits, handoffs } from '../../../tables/handoffs.ts'
import { rateLimits } from '../../../tables/rate-limits.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  idempotencyKey,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const MINUTE = 60_000
let server: TestServer
let shop: OrderingShop
let other: OrderingShop
let kiosk: TestClient
let phone: TestClient
let now = Date.parse('2026-03-02T10:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  shop = await makeOrderingShop(server)
  other = await makeOrderingShop(server)
  const manager = await server.client(shop.staff)
  const { code } = (await manager
    .service('devices/pairingCode')
    .create({ shop: shop.shop, name: 'Door' })) as PairingCodeResult
  kiosk = await server.client()
  const { token } = (await kiosk.service('devices/pair').create({ code })) as PairDeviceResult
  await kiosk.authenticate({ strategy: 'device', token })
  phone = await server.client()
})
afterAll(() => server.stop())
beforeEach(() => server.runtime.database.delete(rateLimits))

const cart = () => ({
  shop: shop.shop,
  mode: 'takeAway' as const,
  locale: 'zh-hk' as const,
  lines: [
    { id: 'one', product: shop.noodles, quantity: 2, customRemark: 'no peas', menuPrice: 38.5 },
    {
      id: 'two',
      product: shop.tea,
      options: [{ option: shop.ice, selections: [{ _id: shop.lessIce, quantity: 1 }] }],
    },
  ],
})
const hand = async (data: object, by = kiosk) =>
  (await by.service('carts/handoff').create(data)) as HandoffResult
const take = async (code: string, own: object = {}, by = phone) =>
  (await by.service('carts/takeOver').create({ code, ...own })) as TakeOverResult
const seen = async (id: string, by = kiosk) => (await by.service('handoffs').get(id)) as Handoff
const heard = () =>
  new Promise<Handoff>((resolve) => kiosk.service('handoffs').once('patched', resolve))
const refusal = (code: string) => ({ data: { code } })

describe('a cart that moves', () => {
  it('HANDOFF-1.2: is taken once, as it was, and its maker hears of it', async () => {
    const event = heard()
    const { code, handoff } = await hand({ kind: 'move', cart: cart() })
    expect(await take(code)).toEqual({ kind: 'move', shop: shop.shop, cart: cart() })
    expect(await event).toMatchObject({ _id: handoff, taken: 1, left: 0 })
    expect(await seen(handoff)).toMatchObject({ kind: 'move', taken: 1, left: 0 })
    await expect(take(code)).rejects.toMatchObject(refusal('handoffTaken'))
  })

  it('HANDOFF-3.2: the same key gets the same cart again, another key none', async () => {
    const { code } = await hand({ kind: 'move', cart: cart() })
    const key = { idempotencyKey: idempotencyKey() }
    const first = await take(code, key)
    now += 9 * MINUTE
    expect(await take(code, key)).toEqual(first)
    await expect(take(code, { idempotencyKey: idempotencyKey() })).rejects.toMatchObject(
      refusal('handoffTaken'),
    )
  })

  it('HANDOFF-1.5: a repeated call gets the same code and digits; another cart with its key is refused', async () => {
    const key = { idempotencyKey: idempotencyKey() }
    const made = await hand({ kind: 'move', cart: cart(), ...key })
    expect(made.code).toMatch(/^[0-9a-f]{6}[\w-]{14}$/)
    expect(await hand({ kind: 'move', cart: cart(), ...key })).toEqual(made)
    await expect(
      hand({ kind: 'move', cart: { ...cart(), mode: 'dineInNoTable' }, ...key }),
    ).rejects.toMatchObject(refusal('idempotencyKeyReused'))
  })

  it('HANDOFF-1.7: the kiosk withdraws it, unless it is taken; a later code of the kiosk ends the one before', async () => {
    const first = await hand({ kind: 'move', cart: cart() })
    const second = await hand({ kind: 'move', cart: cart() })
    await expect(take(first.code)).rejects.toMatchObject(refusal('handoffGone'))
    await kiosk.service('carts/withdraw').create({ handoff: second.handoff })
    await expect(take(second.code)).rejects.toMatchObject(refusal('handoffGone'))
    const third = await hand({ kind: 'move', cart: cart() })
    await take(third.code)
    await expect(
      kiosk.service('carts/withdraw').create({ handoff: third.handoff }),
    ).rejects.toMatchObject(refusal('handoffTaken'))
  })

  it('HANDOFF-1.2: ends after ten minutes, and its row later', async () => {
    const { code } = await hand({ kind: 'move', cart: cart() })
    now += 10 * MINUTE
    await expect(take(code)).rejects.toMatchObject(refusal('handoffGone'))
    now += 16 * MINUTE
    await dropOldRows.run(server.runtime)
    expect(await server.runtime.database.select().from(handoffs)).toEqual([])
    expect(await server.runtime.database.select().from(handoffDigits)).toEqual([])
  })

  it('HANDOFF-3.4: is not taken by a caller who is in another shop', async () => {
    const { code } = await hand({ kind: 'move', cart: cart() })
    await expect(take(code, { shop: other.shop })).rejects.toMatchObject({
      data: { code: 'handoffElsewhere', shop: shop.shop },
    })
    expect((await take(code, { shop: shop.shop })).cart).toEqual(cart())
  })
})

it('HANDOFF-1.2: a copy is taken ten times in half an hour', async () => {
  const { code } = await hand({ kind: 'copy', cart: cart() }, phone)
  now += 29 * MINUTE
  for (let at = 0; at < 10; at += 1) expect((await take(code)).cart).toEqual(cart())
  await expect(take(code)).rejects.toMatchObject(refusal('handoffTaken'))
})

describe('six digits', () => {
  it('HANDOFF-2.1: stand for the cart for three minutes', async () => {
    const { digits = '', digitsExpire } = await hand({ kind: 'copy', cart: cart() }, phone)
    expect(Date.parse(digitsExpire ?? '')).toBe(now + 3 * MINUTE)
    expect((await take(digits, {}, kiosk)).cart).toEqual(cart())
    now += 3 * MINUTE
    await expect(take(digits)).rejects.toMatchObject(refusal('handoffGone'))
  })

  it('HANDOFF-2.2: ten wrong ones in a quarter of an hour, then none; right ones do not count', async () => {
    const { digits = '' } = await hand({ kind: 'copy', cart: cart() }, phone)
    const wrong = String((Number(digits) + 1) % 1_000_000).padStart(6, '0')
    for (let at = 0; at < 10; at += 1) {
      if (at === 5) await take(digits)
      await expect(take(wrong)).rejects.toMatchObject(refusal('handoffGone'))
    }
    await expect(take(digits)).rejects.toMatchObject(refusal('tooManyAttempts'))
    now += 15 * MINUTE + 1
    await expect(take(wrong)).rejects.toMatchObject(refusal('handoffGone'))
  })
})

describe('an order', () => {
  it('HANDOFF-1.4: is followed by the key that its taker gets', async () => {
    const { session } = await orderingCalls(kiosk, shop).create()
    const { code, digits } = await hand({ kind: 'order', session: session._id })
    expect(digits).toBeUndefined()
    await expect(take(code, {}, kiosk)).rejects.toMatchObject(refusal('handoffGone'))
    const taken = await take(code)
    expect(taken).toMatchObject({ kind: 'order', shop: shop.shop, session: session._id })
    expect(
      await phone
        .service('tableSessions')
        .get(session._id, { query: { restoreKey: taken.restoreKey } }),
    ).toMatchObject({ _id: session._id })
    await expect(take(code)).rejects.toMatchObject(refusal('handoffTaken'))
  })

  it('HANDOFF-1.4: is handed over by its kiosk and who has its key alone', async () => {
    const { session } = await orderingCalls(kiosk, shop).create()
    const data = { kind: 'order', session: session._id }
    await expect(hand(data, phone)).rejects.toMatchObject(refusal('sessionNotFound'))
    await expect(hand({ ...data, restoreKey: 'x'.repeat(32) }, phone)).rejects.toMatchObject(
      refusal('sessionNotFound'),
    )
    const { restoreKey } = await take((await hand(data)).code)
    expect(await hand({ ...data, restoreKey }, phone)).toHaveProperty('code')
  })
})

it('HANDOFF-1.3: nothing of a member can be handed over, and no row has a code', async () => {
  for (const own of [{ user: shop.shop }, { coupons: [] }, { memberPass: 'x' }])
    await expect(hand({ kind: 'copy', cart: { ...cart(), ...own } })).rejects.toMatchObject({
      code: 400,
    })
  for (const own of [{ fromCoupon: shop.tea }, { overridePrice: 1 }, { staff: shop.tea }])
    await expect(
      hand({ kind: 'copy', cart: { ...cart(), lines: [{ ...cart().lines[0], ...own }] } }),
    ).rejects.toMatchObject({ code: 400 })
  const { code, digits = '' } = await hand({ kind: 'copy', cart: cart() })
  const { rows } = await server.runtime.database.execute(
    sql`select h::text as a, d::text as b from ${handoffs} h, ${handoffDigits} d`,
  )
  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(code)
  expect(stored).not.toContain(`"${digits}"`)
})

it('HANDOFF-1.1: a call without what it hands over says so by field', async () => {
  await expect(hand({ kind: 'move' })).rejects.toMatchObject({
    data: { code: 'dataInvalid', field: 'cart' },
  })
  await expect(hand({ kind: 'order' })).rejects.toMatchObject({
    data: { code: 'dataInvalid', field: 'session' },
  })
  await expect(
    hand({ kind: 'copy', cart: { ...cart(), shop: '0'.repeat(24) } }),
  ).rejects.toMatchObject(refusal('shopNotFound'))
})
