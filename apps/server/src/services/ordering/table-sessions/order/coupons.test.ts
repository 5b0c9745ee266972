import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  memberCalls,
  makeMember,
  makeMemberShop,
  type MemberShop,
} from '../../../../testing/member-shop.ts'
import { couponIdsOf, orderingCalls } from '../../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf } from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

let server: TestServer
let shop: MemberShop
let group: ReturnType<typeof memberCalls>
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  group = memberCalls(server, shop)
})
afterAll(() => server.stop())

const claim = (client: TestClient, code: string) =>
  client
    .service('userCoupons/claim')
    .create({ code, shop: shop.shop, idempotencyKey: idempotencyKey() }) as Promise<{
    _id: string
  }>

const requested = (id: string, source: 'coupon' | 'gift' = 'coupon') => [{ id, source }]

describe('a coupon with an order', () => {
  it('lowers the price, is used up, and is in the session with its rule', async () => {
    const member = await makeMember(server, shop)
    const coupon = await group.giveCoupon(member.user)
    const { session, order } = await member.calls.create({
      coupons: requested(coupon._id),
      expectedTotal: 28.5,
    })
    expect(order.total).toBe(28.5)
    expect(session).toMatchObject({ user: member.user, paid: 0, outstanding: 28.5 })
    expect(session.discounts.filter(({ id }) => id === coupon._id)).toMatchObject([
      {
        rule: shop.tenOff,
        source: 'coupon',
        amount: -10,
        lines: [session.products[0]?.id],
        coupon: { _id: shop.tenOff },
      },
    ])
    expect(await group.coupons(member)).toMatchObject([
      { _id: coupon._id, status: 'used', session: session._id, coupon: { _id: shop.tenOff } },
    ])
    const again = member.calls.create({ coupons: requested(coupon._id) })
    await expect(again).rejects.toMatchObject({
      code: 409,
      data: { code: 'couponErrors.alreadyUsed', field: 'coupons.0', coupon: coupon._id },
    })
  })

  it('that is not applicable is refused with what is missing, and stays usable (CPN-6.1)', async () => {
    const member = await makeMember(server, shop)
    const coupon = await group.giveCoupon(member.user)
    const cart = [lineOf(shop.bun)]
    await expect(
      member.calls.create({ cart, coupons: requested(coupon._id) }),
    ).rejects.toMatchObject({
      data: {
        code: 'couponRefused',
        field: 'coupons.0',
        error: 'errors.ruleMinTotal',
        need: { total: 18 },
      },
    })
    expect(await group.coupons(member)).toMatchObject([{ status: 'valid' }])
  })

  it('ORDER-5.4: of one rule: a line has each of two by its own name', async () => {
    const member = await makeMember(server, shop)
    const one = await group.giveCoupon(member.user)
    const other = await group.giveCoupon(member.user)
    const coupons = [...requested(one._id), ...requested(other._id)]
    const { session } = await member.calls.create({ coupons, expectedTotal: 18.5 })
    const both = [one, other].map(({ _id }) => ({ coupon: _id, amount: -10 }))
    expect(session.products[0]?.couponAndAmount).toEqual(both)
    expect(session.products[0]?.discountList).toMatchObject(both)
  })

  it('a preview without the coupon gets the new price, not an order', async () => {
    const member = await makeMember(server, shop)
    const coupon = await group.giveCoupon(member.user)
    await expect(
      member.calls.create({ coupons: requested(coupon._id), expectedTotal: 38.5 }),
    ).rejects.toMatchObject({
      data: { code: 'priceChanged', result: { totals: { total: 28.5 } } },
    })
  })

  it('of another member or a visitor, unknown, expired, or of another shop: each by its code (CPN-6.1, CPN-6.4, CALL-2.5)', async () => {
    const member = await makeMember(server, shop)
    const other = await makeMember(server, shop)
    const visitor = orderingCalls(await server.client(), shop)
    const coupon = await group.giveCoupon(member.user)
    const old = await group.giveCoupon(member.user, { endDate: '2020-01-01' })
    const elsewhere = await group.giveCoupon(member.user, { shops: ['f'.repeat(24)] })
    const cases = [
      [other.calls, coupon._id, 'invalidCode'],
      [visitor, coupon._id, 'invalidCode'],
      [member.calls, 'f'.repeat(24), 'invalidCode'],
      [member.calls, old._id, 'couponOutdate'],
      [member.calls, elsewhere._id, 'notCurrentShop'],
    ] as const
    for (const [calls, id, word] of cases) {
      await expect(calls.create({ coupons: requested(id) })).rejects.toMatchObject({
        data: { code: `couponErrors.${word}` },
      })
      const validated = await (calls === visitor ? other : member).client
        .service('userCoupons/validate')
        .create({ coupon: id, shop: shop.shop })
      if (calls === member.calls) expect(validated).toEqual({ status: word })
    }
    const twice = [...requested(coupon._id), ...requested(coupon._id)]
    await expect(member.calls.create({ coupons: twice })).rejects.toMatchObject({
      data: { code: 'couponErrors.alreadyAdded', field: 'coupons.1' },
    })
  })

  it('is returned when its order is cancelled, and the remaining lines are priced without it (CPN-6.2)', async () => {
    const staff = orderingCalls(await server.client(shop.staff), shop)
    const member = await makeMember(server, shop)
    const coupon = await group.giveCoupon(member.user)
    const { session } = await member.calls.scan(shop.otherTable)
    await member.calls.order(session._id)
    const { order } = await member.calls.order(session._id, { coupons: requested(coupon._id) })
    expect((await member.calls.session(session._id)).result.totals.total).toBe(67)
    await staff.setStatus(order._id, 'cancelled')
    const after = await member.calls.session(session._id)
    expect(couponIdsOf(after)).toEqual([])
    expect(after.result.totals.total).toBe(38.5)
    expect(await group.coupons(member)).toMatchObject([{ status: 'valid' }])
    await member.calls.order(session._id, { coupons: requested(coupon._id) })
    await staff.closeSession(session._id, 'void')
    expect(await group.coupons(member)).toMatchObject([{ status: 'valid' }])
  })

  it('the same key 20 times with a coupon and a reward: one order, equal responses, points spent once', async () => {
    const member = await makeMember(server, shop)
    await group.givePoints(member.user, 1000)
    const coupon = await group.giveCoupon(member.user)
    const call = {
      cart: [lineOf(shop.noodles), lineOf(shop.bun, { fromCoupon: shop.bunGift })],
      coupons: [...requested(coupon._id), ...requested(shop.bunGift, 'gift')],
      idempotencyKey: idempotencyKey(),
    }
    const results = await Promise.all(Array.from({ length: 20 }, () => member.calls.create(call)))
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    expect(await group.points(member)).toBe(900)
    expect(await group.coupons(member)).toHaveLength(2)
  })

  it('one coupon from 50 sockets at once is used once (CPN-6.2)', async () => {
    const member = await makeMember(server, shop)
    const coupon = await group.giveCoupon(member.user)
    const token = await member.client.get('authentication')
    const phones = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const client = await server.client()
        const { accessToken } = (await token) as { accessToken: string }
        await client.authenticate({ strategy: 'jwt', accessToken })
        return orderingCalls(client, shop)
      }),
    )
    await server.app.service('shops').patch(shop.shop, { maxPending: 1000 })
    const outcomes = await Promise.allSettled(
      phones.map((phone) => phone.create({ coupons: requested(coupon._id) })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ data: { code: 'couponErrors.alreadyUsed' } })
  }, 120_000)
})

describe('a line granted by a rule', () => {
  it('is free with the reward, which is redeemed with the order for points (CPN-5.2)', async () => {
    const member = await makeMember(server, shop)
    await group.givePoints(member.user, 150)
    const cart = [lineOf(shop.noodles), lineOf(shop.bun, { fromCoupon: shop.bunGift })]
    const coupons = requested(shop.bunGift, 'gift')
    const { session } = await member.calls.create({ cart, coupons, expectedTotal: 38.5 })
    const [given] = await group.coupons(member)
    expect(given).toMatchObject({ gift: shop.bunGift, status: 'used', session: session._id })
    expect(couponIdsOf(session)).toEqual([given?._id])
    expect(session.products.map(({ status }) => status)).toEqual(['pending', 'hold'])
    expect(await group.points(member)).toBe(50)
    await expect(member.calls.create({ cart, coupons })).rejects.toMatchObject({
      data: { code: 'pointsMissing', missing: 50 },
    })
    const staff = orderingCalls(await server.client(shop.staff), shop)
    await staff.setStatus(session.orders[0]!._id, 'cancelled')
    expect(await group.coupons(member)).toMatchObject([{ status: 'valid' }])
    expect(await group.points(member)).toBe(50)
  })

  it('that names no reward, or one that does not come with the order, is refused (CPN-6.3)', async () => {
    const member = await makeMember(server, shop)
    const cart = [lineOf(shop.noodles), lineOf(shop.bun, { fromCoupon: shop.bunGift })]
    await expect(member.calls.create({ cart })).rejects.toMatchObject({
      data: { code: 'cartInvalid', field: 'cart.1.fromCoupon', reason: 'notGiven' },
    })
  })

  it('only the member can spend the points of the member at the table (CPN-6.4)', async () => {
    const member = await makeMember(server, shop)
    await group.givePoints(member.user, 100)
    const { session } = await member.calls.scan()
    const other = orderingCalls(await server.client(), shop)
    const cart = [lineOf(shop.noodles), lineOf(shop.bun, { fromCoupon: shop.bunGift })]
    await expect(
      other.order(session._id, { cart, coupons: requested(shop.bunGift, 'gift') }),
    ).rejects.toMatchObject({ data: { code: 'couponErrors.invalidCode' } })
    expect(await group.points(member)).toBe(100)
  })
})

describe('codes', () => {
  it('a visitor claims one and uses it by its id alone; a member owns it (CPN-7.1)', async () => {
    const codes = server.app.service('couponCodes')
    await codes.create({ code: 'WELCOME', coupon: shop.tenOff, limitPerUser: 1, days: 30 })
    await codes.create({ code: 'LEAFLET', coupon: shop.tenOff })
    const visitor = await server.client()
    await expect(claim(visitor, 'WELCOME')).rejects.toMatchObject({ code: 401 })
    const coupon = await claim(visitor, 'leaflet')
    expect(coupon).toMatchObject({ code: 'LEAFLET', status: 'valid', coupon: { discount: 10 } })
    expect(coupon).not.toHaveProperty('user')
    const { order } = await orderingCalls(visitor, shop).create({ coupons: requested(coupon._id) })
    expect(order.total).toBe(28.5)
    const member = await makeMember(server, shop)
    const own = await claim(member.client, 'WELCOME')
    expect((await claim(member.client, 'WELCOME'))._id).toBe(own._id)
    await member.calls.create({ coupons: requested(own._id) })
    await expect(claim(member.client, 'WELCOME')).rejects.toMatchObject({
      data: { code: 'couponErrors.alreadyUsed', field: 'code' },
    })
  })

  it('5 codes for 20 sockets create 5 coupons; unknown, ended and disabled ones none (CPN-7.1, CPN-7.2)', async () => {
    const codes = server.app.service('couponCodes')
    await codes.create({ code: 'FIVE', coupon: shop.tenOff, quantity: 5 })
    const clients = await Promise.all(Array.from({ length: 20 }, () => server.client()))
    const outcomes = await Promise.allSettled(clients.map((client) => claim(client, 'FIVE')))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await codes.create({ code: 'PAST', coupon: shop.tenOff, endDate: '2020-01-01' })
    await codes.create({ code: 'OFF', coupon: shop.tenOff, status: 'disabled' })
    const refusal = (code: string) =>
      claim(clients[0]!, code).catch((error: { data: { code: string } }) => error.data.code)
    expect(await refusal('PAST')).toBe('couponErrors.couponOutdate')
    expect(await refusal('OFF')).toBe('couponErrors.invalidCode')
  })

  it('CPN-7.4: a visitor has one coupon of a code at a time, however often they claim it, also at once', async () => {
    const codes = server.app.service('couponCodes')
    const hundred = { code: 'HUNDRED', coupon: shop.tenOff, quantity: 100 }
    const { _id } = (await codes.create(hundred)) as { _id: string }
    const visitor = await server.client()
    const claims = await Promise.all(Array.from({ length: 15 }, () => claim(visitor, 'hundred')))
    const [first] = claims
    expect(new Set(claims.map((one) => one._id)).size).toBe(1)
    expect(await codes.get(_id)).toMatchObject({ quantity: 99 })
    await orderingCalls(visitor, shop).create({ coupons: requested(first?._id ?? '') })
    expect((await claim(visitor, 'HUNDRED'))._id).not.toBe(first?._id)
    const another = await claim(await server.client(), 'HUNDRED')
    expect(claims.map((one) => one._id)).not.toContain(another._id)
  })

  it('CPN-7.4: over REST a visitor claims five of a code in 15 minutes', async () => {
    await server.app.service('couponCodes').create({ code: 'RESTFUL', coupon: shop.tenOff })
    const post = () =>
      fetch(`${server.url}/api/userCoupons/claim`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'a visitor' },
        body: JSON.stringify({
          code: 'RESTFUL',
          shop: shop.shop,
          idempotencyKey: idempotencyKey(),
        }),
      })
    const statuses = []
    for (let at = 0; at < 7; at += 1) statuses.push((await post()).status)
    expect(statuses.slice(5)).toEqual([429, 429])
    expect(statuses.slice(0, 5).every((status) => status < 300)).toBe(true)
  })

  it('CPN-7.5: a bill takes one coupon of a code, or as many as the code says', async () => {
    const codes = server.app.service('couponCodes')
    const { _id } = (await codes.create({ code: 'ONE-EACH', coupon: shop.tenOff })) as {
      _id: string
    }
    const claimed = async () => (await claim(await server.client(), 'ONE-EACH'))._id
    const [one, two, three] = [await claimed(), await claimed(), await claimed()]
    const { create, order, scan } = orderingCalls(await server.client(), shop)
    const full = { data: { code: 'couponErrors.alreadyAdded', coupon: two } }
    const both = [...requested(one), ...requested(two)]
    await expect(create({ coupons: both })).rejects.toMatchObject(full)
    const { session } = await scan(shop.otherTable)
    await order(session._id, { coupons: requested(one) })
    const more = (id: string) => order(session._id, { coupons: requested(id) })
    await expect(more(two)).rejects.toMatchObject(full)
    await codes.patch(_id, { limitPerBill: 2 })
    await expect(more(two)).resolves.toBeDefined()
    await expect(more(three)).rejects.toMatchObject({
      data: { code: 'couponErrors.alreadyAdded' },
    })
  })

  it('CPN-7.2: a code that is right does not reset the guesses', async () => {
    await server.app.service('couponCodes').create({ code: 'RIGHT', coupon: shop.tenOff })
    const client = await server.client()
    const outcomes = []
    for (let at = 1; at <= 40; at += 1)
      outcomes.push(
        await claim(client, at % 10 === 0 ? 'RIGHT' : `WRONG-${at}`).then(
          () => 'right',
          (error: { data: { code: string } }) => error.data.code,
        ),
      )
    expect(outcomes.at(-1)).toBe('tooManyAttempts')
  })

  it('guesses are rate limited by address (CPN-7.2)', async () => {
    const client = await server.client()
    const codes = []
    for (let guess = 0; guess < 30; guess++)
      codes.push(
        await claim(client, `GUESS-${guess}`).catch(
          (error: { data: { code: string } }) => error.data.code,
        ),
      )
    expect(codes[0]).toBe('couponErrors.invalidCode')
    expect(codes.at(-1)).toBe('tooManyAttempts')
  }, 120_000)
})
