import { newIdempotencyKey } from '../../caller/caller.ts'
import type { Attack } from '../attack.ts'
import { openPlainShop, repeat } from '../plain-shop.ts'
import { call, openSocket } from '../socket.ts'

interface Created {
  readonly _id: string
}

const idsOf = (outcomes: readonly PromiseSettledResult<Created>[]): readonly string[] => [
  ...new Set(outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value._id] : []))),
]

/** One visitor claims a code of 100 coupons, then orders with as many on one bill as they have. */
export const attack: Attack = {
  name: 'coupon-codes',
  says: 'one visitor claims a code of 100 coupons and uses them on one bill',
  run: async ({ url, restaurant: { owner } }) => {
    const { shop, dish } = await openPlainShop(owner, 100)
    const rule = await owner.create<Created>('orderDiscounts', {
      name: [{ lang: 'en', value: 'A dollar off' }],
      shops: [shop],
      for: 'order',
      source: 'coupon',
      discountType: 'amount',
      discount: 1,
    })
    const code = `ATTACK-${shop.toUpperCase()}`
    await owner.create('couponCodes', { code, coupon: rule._id, quantity: 100 })
    const claim = (socket: Awaited<ReturnType<typeof openSocket>>) => () => {
      const data = { code, shop, idempotencyKey: newIdempotencyKey() }
      return call<Created>(socket, ['create', 'userCoupons/claim', data, {}])
    }
    const socket = await openSocket(url)
    const byOne = idsOf(await repeat(100, claim(socket)))
    const others = await Promise.all(Array.from({ length: 19 }, () => openSocket(url)))
    const byOthers = idsOf(await Promise.allSettled(others.map((other) => claim(other)())))
    const coupons = [...byOne, ...byOthers]
    const order = (count: number) => {
      const data = {
        shop,
        type: 'takeAway',
        cart: [{ id: '1', product: dish, quantity: 5 }],
        coupons: coupons.slice(0, count).map((id) => ({ id, source: 'coupon' })),
        idempotencyKey: newIdempotencyKey(),
      }
      const placed = call(socket, ['create', 'tableSessions/create', data, {}])
      return placed.then(() => count).catch(() => 0)
    }
    const onOneBill = await order(coupons.length)
    const honest = await order(1)
    for (const one of [socket, ...others]) one.close()
    return [
      { what: 'coupons of one visitor', value: byOne.length, unit: 'coupons', limit: 1 },
      { what: 'coupons on one bill', value: onOneBill, unit: 'coupons', limit: 1 },
      { what: 'a guest uses', value: honest, unit: 'coupon', limit: 1, isLeast: true },
    ]
  },
}
