import type { PointRecord } from '@comanda/contract'
import * as fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../database/transaction.ts'
import {
  makeMember,
  makeMemberShop,
  memberCalls,
  type MemberShop,
  type TestMember,
} from '../../../testing/member-shop.ts'
import { heardBy } from '../../../testing/ordering-calls.ts'
import { idempotencyKey } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { expirePoints } from './expire-points.ts'
import { grantPoints } from '../../../ledgers/points/grant-points.ts'
import { reversePoints } from '../../../ledgers/points/reverse-points.ts'
import { takePoints } from '../../../ledgers/points/take-points.ts'
import { pointAccounts } from '../../../tables/point-accounts.ts'
import { pointLots } from '../../../tables/point-lots.ts'
import { pointRecords } from '../../../tables/point-records.ts'

let server: TestServer
let shop: MemberShop
let group: ReturnType<typeof memberCalls>
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  group = memberCalls(server, shop)
})
afterAll(() => server.stop())

const sumOf = (records: readonly Pick<PointRecord, 'amount'>[]) =>
  records.reduce((sum, { amount }) => sum + amount, 0)

/** The member's points by the account, the records and the lots: one number. */
const threeSums = async (user: string) => {
  const { database } = server.runtime
  const [account] = await database.select().from(pointAccounts).where(eq(pointAccounts.user, user))
  const records = await database.select().from(pointRecords).where(eq(pointRecords.user, user))
  const lots = await database.select().from(pointLots).where(eq(pointLots.user, user))
  return [account?.balance ?? 0, sumOf(records), lots.reduce((sum, { left }) => sum + left, 0)]
}

const redeem = ({ client }: TestMember, gift: string, key = idempotencyKey()) =>
  client.service('gifts/redeem').create({ gift, shop: shop.shop, idempotencyKey: key })

describe('the ledger of points', () => {
  it('200 spends of 10 points at once on 500 make 50', async () => {
    const member = await makeMember(server, shop)
    await group.givePoints(member.user, 300)
    await group.givePoints(member.user, 200, {
      expires: new Date(Date.now() + 86_400_000).toISOString(),
    })
    const gift = { name: [], coupon: shop.freeBun, point: 10 }
    const { _id } = (await server.app.service('gifts').create(gift)) as { _id: string }
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, () => redeem(member, _id)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ data: { code: 'pointsMissing', missing: 10 } })
    expect(await threeSums(member.user)).toEqual([0, 0, 0])
    expect(await group.coupons(member)).toHaveLength(50)
  }, 120_000)

  it('the same key again redeems once; a limited reward, once for each member (CPN-5.3)', async () => {
    const member = await makeMember(server, shop)
    await group.givePoints(member.user, 1000)
    const key = idempotencyKey()
    const results = await Promise.all(
      Array.from({ length: 10 }, () => redeem(member, shop.bunGift, key)),
    )
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    const gift = { name: [], coupon: shop.freeBun, point: 10, limitPerUser: 1, quantity: 5 }
    const { _id } = (await server.app.service('gifts').create(gift)) as { _id: string }
    await member.client.service('shops/subscribe').create({ item: shop.shop })
    const heard = ['created', 'patched'].map((event) => heardBy(member.client, 'gifts', event))
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => redeem(member, _id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await server.app.service('gifts').get(_id)).toMatchObject({ quantity: 4 })
    await expect.poll(() => heard.flat().at(-1)).toMatchObject({ _id, quantity: 4 })
    await expect(redeem(member, _id)).rejects.toMatchObject({
      data: { code: 'giftRefused', state: 'limitReached' },
    })
  })

  it('the first to expire is spent first; expired points are written off once (MEM-2.2)', async () => {
    const member = await makeMember(server, shop)
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    await group.givePoints(member.user, 100)
    await group.givePoints(member.user, 60, { expires: soon })
    await redeem(member, shop.bunGift)
    expect(await group.points(member)).toBe(60)
    await group.givePoints(member.user, 40, { expires: soon })
    const find = member.client.service('users/points/available').find({ query: {} })
    expect(await find).toEqual([
      { _id: 'points', amount: 100, expiring: [{ amount: 40, expires: soon }] },
    ])
    const { database } = server.runtime
    const later = new Date(Date.now() + 7_200_000)
    await Promise.all([expirePoints(database, later), expirePoints(database, later)])
    expect(await threeSums(member.user)).toEqual([60, 60, 60])
    const records = await group.pointRecords(member)
    expect(records.filter(({ type }) => type === 'expire')).toMatchObject([{ amount: -40 }])
  })

  it('is append-only: the database refuses anything else (MEM-2.1)', async () => {
    const member = await makeMember(server, shop)
    await group.givePoints(member.user, 5)
    const { database } = server.runtime
    const change = (table: string) => database.execute(sql.raw(`update ${table} set amount = 1`))
    for (const table of ['point_records', 'point_takes', 'balance_records', 'session_payments'])
      await expect(change(table)).rejects.toThrow()
  })

  it('law: after any grants, spends and reversals, account, records and lots agree, never below 0 (MEM-2.1)', async () => {
    const step = fc.record({
      kind: fc.constantFrom('grant', 'take', 'reverse'),
      amount: fc.integer({ min: 1, max: 40 }),
      hours: fc.option(fc.integer({ min: 1, max: 20 })),
      at: fc.integer({ min: 0, max: 20 }),
    })
    const { database } = server.runtime
    const start = Date.parse('2026-03-03T00:00:00Z')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const user = idempotencyKey()
        const written: string[] = []
        for (const [index, { kind, amount, hours, at }] of steps.entries()) {
          const now = new Date(start + index * 3_600_000)
          const expires = hours === null ? null : new Date(start + hours * 3_600_000).toISOString()
          const type = 'adjust' as const
          await inTransaction(database, async (transaction) => {
            if (kind === 'grant') {
              const entry = { user, type, amount, expires }
              written.push((await grantPoints(transaction, entry, now))._id)
            } else if (kind === 'take') {
              const taken = await takePoints(transaction, { user, type, amount: -amount }, now)
              if ('record' in taken) written.push(taken.record._id)
            } else if (written.length > 0)
              await reversePoints(
                transaction,
                { user, _id: written[at % written.length] ?? '' },
                now,
              )
          })
          const [balance, ...others] = await threeSums(user)
          expect(others).toEqual([balance, balance])
          expect(balance).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 15 },
    )
  }, 120_000)

  it('a member reads only the own records; staff read and adjust those of their shop (MEM-2.4)', async () => {
    const member = await makeMember(server, shop)
    const other = await makeMember(server, shop)
    await group.givePoints(member.user, 5)
    const ofOther = other.client.service('pointRecords').find({ query: { user: member.user } })
    expect(await ofOther).toMatchObject({ total: 0 })
    await expect(
      other.client.service('users/points/available').find({ query: { user: member.user } }),
    ).rejects.toMatchObject({ code: 403 })
    const manager = await server.client(shop.staff)
    const entry = { user: member.user, amount: 20, note: 'sorry', idempotencyKey: idempotencyKey() }
    const records = manager.service('pointRecords')
    await expect(records.create(entry)).rejects.toMatchObject({ code: 403 })
    await records.create({ ...entry, shop: shop.shop })
    await records.create({ ...entry, shop: shop.shop })
    expect(await group.points(member)).toBe(25)
    const tooMuch = { ...entry, amount: -100, shop: shop.shop, idempotencyKey: idempotencyKey() }
    await expect(records.create(tooMuch)).rejects.toMatchObject({
      data: { code: 'pointsMissing', missing: 75, field: 'amount' },
    })
  })
})
