import { demo } from '@comanda/demo'
import type { DemoGuest } from './demo-guest.ts'
import { idempotencyKey } from './ordering-shop.ts'
import type { TestServer } from './test-server.ts'

/** Signs in guests: one anonymous, and members of different ranks and levels with points and coupons. */
export const makeGuests = async (server: TestServer): Promise<DemoGuest[]> => {
  const { app } = server
  const [first, , highest] = demo.shopRanks.map(({ _id }) => _id)
  const [club, family] = demo.vipLevels.map(({ _id }) => _id)
  const kinds = [{ rank: first, vipLevel: club }, { vipLevel: family }, { rank: highest }]
  const guests: DemoGuest[] = [{ client: await server.client(), ranks: [] }]
  for (const [index, { rank, vipLevel }] of kinds.entries()) {
    const ranks = rank === undefined ? [] : [rank]
    const level = vipLevel === undefined ? {} : { vipLevel }
    const signIn = { email: `guest-${index}@comanda.test`, password: 'Correct horse 9' }
    const account = { ...signIn, ...level, ranks: ranks.map((one) => ({ rank: one })) }
    const { _id: user } = (await app.service('users').create(account)) as { _id: string }
    for (const { _id: coupon } of demo.orderDiscounts.filter(({ source }) => source === 'coupon'))
      await app.service('userCoupons').create({ user, coupon, idempotencyKey: idempotencyKey() })
    const points = { user, amount: 5000, note: 'a test', idempotencyKey: idempotencyKey() }
    await app.service('pointRecords').create(points)
    guests.push({ user, client: await server.client(signIn), ranks, ...level })
  }
  return guests
}
