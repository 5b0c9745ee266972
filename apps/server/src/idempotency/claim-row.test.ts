import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect, type Connection } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import { claimPeriod, idempotencyClaims } from '../tables/idempotency-claims.ts'
import {
  makePartitionedDatabase,
  makePlainDatabase,
  type TestDatabase,
} from '../testing/test-database.ts'
import {
  type Claim,
  claimRow,
  type ClaimStatements,
  claimStatements,
  saveAnswer,
} from './claim-row.ts'
import { Delivery } from './delivery.ts'
import { emptyOldClaims } from './empty-old-claims.ts'

/** A moment so many seconds after the end of the present period. */
const fromEnd = (seconds: number) => {
  const period = sql.raw(String(claimPeriod))
  return sql`(to_timestamp((extract(epoch from now())::bigint / ${period} + 1) * ${period})
    + ${sql.raw(`interval '${seconds} seconds'`)})`
}

/** The statements of a server whose transaction begins then. */
const at = (name: string, seconds: number) => claimStatements(name, fromEnd(seconds))

const claim: Claim = { shop: 'shop', scope: 'orders', key: 'key', hash: 'tea' }

const opened: { own: TestDatabase; connection: Connection }[] = []
beforeAll(async () => {
  for (const make of [makePartitionedDatabase, makePlainDatabase]) {
    const own = await make()
    opened.push({ own, connection: connect(own.settings, pino({ level: 'silent' })) })
  }
})
afterAll(async () => {
  for (const { own, connection } of opened) {
    await connection.close()
    await own.drop()
  }
})
beforeEach(async () => {
  for (const { connection } of opened) await connection.database.delete(idempotencyClaims)
})
const databases = ['by shop', 'by period'] as const
const on = (name: (typeof databases)[number]) => {
  const connection = opened[databases.indexOf(name)]?.connection
  if (!connection) throw new Error('not opened')
  return connection.database
}

describe.each(databases)('claims on tables that are partitioned %s (CALL-4.13)', (name) => {
  const isClaimed = (statements: ClaimStatements, isKeyed = true) =>
    inTransaction(
      on(name),
      async (transaction) =>
        'slots' in (await claimRow(transaction, claim, { isKeyed, statements })),
    )
  const [before, after, later, early] = [
    at(`before_${name}`, -1),
    at(`after_${name}`, 1),
    at(`later_${name}`, 3 * 86_400),
    at(`early_${name}`, -3600),
  ]

  it.each([true, false])(
    'of twenty concurrent retries around the end of a period one does the write (with a key: %s)',
    async (isKeyed) => {
      for (let round = 0; round < 10; round += 1) {
        await on(name).delete(idempotencyClaims)
        const claimed = await Promise.all(
          Array.from({ length: 20 }, (_, place) => isClaimed(place % 2 ? before : after, isKeyed)),
        )
        expect(claimed.filter(Boolean)).toHaveLength(1)
      }
    },
  )

  it('a retry in the next period finds what an earlier one has stored', async () => {
    expect(await isClaimed(early)).toBe(true)
    expect(await on(name).select().from(idempotencyClaims)).toHaveLength(1)
    expect(await isClaimed(after)).toBe(false)
    expect(await isClaimed(later)).toBe(false)
  })

  it('both rows at the end of a period have the response', async () => {
    await inTransaction(on(name), async (transaction) => {
      const claiming = await claimRow(transaction, claim, { isKeyed: true, statements: before })
      await saveAnswer(transaction, claim, 'slots' in claiming ? claiming.slots : [], '{"tea":1}')
    })
    const rows = await on(name).select().from(idempotencyClaims)
    expect(rows.map(({ answer }) => answer)).toEqual([{ tea: 1 }, { tea: 1 }])
  })

  it('those of the period before are emptied once they are a week old, and before the next begins', async () => {
    const database = on(name)
    const left = async () =>
      (await database.select().from(idempotencyClaims)).map(({ key }) => key).toSorted()
    const other = { ...claim, key: 'other' }
    const claimAt = (one: Claim, statements: ClaimStatements) =>
      inTransaction(database, (transaction) =>
        claimRow(transaction, one, { isKeyed: true, statements }),
      )
    await claimAt(claim, early)
    await claimAt(other, later)
    for (const seconds of [0, 6.9 * 86_400, 8 * 86_400 - 3500, 8 * 86_400]) {
      const emptied = await emptyOldClaims(database, fromEnd(seconds))
      expect([seconds, emptied]).toEqual([seconds, 0])
    }
    expect(await left()).toEqual(['key', 'other'])
    expect(await emptyOldClaims(database, fromEnd(7.1 * 86_400))).toBe(1)
    expect(await left()).toEqual(['other'])
    expect(await emptyOldClaims(database, fromEnd(7.1 * 86_400))).toBe(0)
  })
})

it('CALL-4.8: a call that arrived before the response of an equal one is its retry, however long it waited for that', async () => {
  const database = on('by shop')
  const own = { isKeyed: false, delivery: new Delivery() }
  const retry = { isKeyed: false, delivery: new Delivery() }
  let retried: ReturnType<typeof claimRow> | undefined
  await inTransaction(database, async (transaction) => {
    expect(await claimRow(transaction, claim, own)).toHaveProperty('slots')
    retried = inTransaction(database, (waiting) => claimRow(waiting, claim, retry))
    await expect
      .poll(async () => {
        const { rowCount } = await database.execute(
          sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rowCount
      })
      .toBe(1)
    await transaction.update(idempotencyClaims).set({ deliveredTime: sql`clock_timestamp()` })
    await setTimeout(100)
  })
  expect(await retried).toHaveProperty('saved')
})

it('CALL-4.8: whatever the clock of the database says, a call is a retry of an equal one whose response had not arrived, and another write of one whose had', async () => {
  const database = on('by shop')
  const claimed = async (delivery: Delivery) => {
    let claiming: Awaited<ReturnType<typeof claimRow>> | undefined
    await delivery.make(database, () =>
      inTransaction(database, async (transaction) => {
        claiming = await claimRow(transaction, claim, { isKeyed: false, delivery })
        const { created, clock } = 'slots' in claiming ? claiming : claiming.saved
        delivery.answers({ ...claim, created, clock })
      }),
    )
    return claiming
  }
  // The second time, the first write has a response that had arrived.
  for (const _time of [1, 2]) {
    const deliveries = { own: new Delivery(), retry: new Delivery() }
    expect(await claimed(deliveries.own)).toHaveProperty('slots')
    deliveries.own.begin()
    deliveries.own.confirm()
    const delivered = async () =>
      (await database.select().from(idempotencyClaims))[0]?.deliveredTime ?? null
    await expect.poll(delivered).not.toBeNull()
    // The machine is so busy that the response seems to have arrived as soon as it was claimed.
    await database.update(idempotencyClaims).set({ deliveredTime: sql`create_time` })
    await setTimeout(20)
    expect(await claimed(deliveries.retry)).toHaveProperty('saved')
  }
})
