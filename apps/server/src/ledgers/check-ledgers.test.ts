import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '../jobs/jobs.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { changeBalance } from './balance/change-balance.ts'
import { checkLedgers, type LedgerDifference } from './check-ledgers.ts'
import { grantPoints } from './points/grant-points.ts'
import { reversePoints } from './points/reverse-points.ts'
import { takePoints } from './points/take-points.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const member = (number: number): string => number.toString(16).padStart(24, '0')

const differences = async (): Promise<LedgerDifference[]> => {
  const found: LedgerDifference[] = []
  for await (const one of checkLedgers(server.runtime.database)) found.push(one)
  return found
}

describe('the check of the ledgers', () => {
  const now = new Date('2026-03-02T10:00:00Z')
  const soon = new Date('2026-04-02T10:00:00Z')

  it('OPER-5.1: finds nothing after points were granted, spent, expired and reversed, and balances changed', async () => {
    const { database } = server.runtime
    for (let number = 1; number <= 600; number += 1) {
      const user = member(number)
      if (number % 50 > 1) continue
      const grant = { user, type: 'earn' as const, amount: 100 }
      const one = await grantPoints(database, { ...grant, session: member(9000 + number) }, now)
      await grantPoints(
        database,
        { user, type: 'adjust', amount: 50, expires: soon.toISOString() },
        now,
      )
      const spent = await takePoints(database, { user, type: 'redeem', amount: -70 }, now)
      if ('record' in spent && number % 2 === 0) await reversePoints(database, spent.record, now)
      if (number % 3 === 0) await reversePoints(database, one, new Date('2026-05-02T10:00:00Z'))
      await changeBalance(database, { user, type: 'adjust', amount: 12.34, currency: 'HKD' }, now)
      await changeBalance(database, { user, type: 'adjust', amount: -2.3, currency: 'HKD' }, now)
      await changeBalance(database, { user, type: 'adjust', amount: 5, currency: 'TWD' }, now)
    }
    expect(await differences()).toEqual([])
  })

  it('OPER-5.2: the job reports each sum that is not that of its records, in the log, the audit log and as a trouble, and changes none', async () => {
    const { database, troubles } = server.runtime
    await database.execute(
      sql`update balance_accounts set balance = balance + 1 where "user" = ${member(50)} and currency = 'HKD'`,
    )
    await database.execute(sql`update point_lots set "left" = "left" + 3 where "user" = ${member(101)}
      and _id = (select min(_id) from point_lots where "user" = ${member(101)} and "left" > 0)`)
    await database.execute(sql`delete from point_accounts where "user" = ${member(100)}`)
    const found = await differences()
    expect(found).toContainEqual({
      user: member(50),
      what: 'balance HKD',
      stored: 1005,
      computed: 1004,
    })
    expect(found.filter(({ user }) => user === member(101))).toMatchObject([
      { what: 'lots' },
      { what: expect.stringMatching(/^lot /) as string },
    ])
    expect(found.some(({ user, what }) => user === member(100) && what === 'points')).toBe(true)
    const job = jobs.find(({ name }) => name === 'check-ledgers')
    expect(await job?.run(server.runtime)).toBe(found.length)
    expect(troubles.all().ledgers).toContain(String(found.length))
    const { rows } = await database.execute(
      sql`select record from staff_actions where path = 'ledgers' and record = ${member(50)}`,
    )
    expect(rows).toHaveLength(1)
    expect(await differences()).toEqual(found)
  })
})
