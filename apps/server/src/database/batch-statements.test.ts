import type { DatabaseError } from 'pg'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type Connection, connect } from './connect.ts'
import { preparedStatement } from './prepared-statement.ts'

let own: TestDatabase
let connection: Connection
beforeAll(async () => {
  own = await makeTestDatabase()
  connection = connect({ ...own.settings, max: 1 }, pino({ level: 'silent' }))
  await connection.database.execute(sql`create table numbers (number int not null)`)
})
afterAll(async () => {
  await connection.close()
  await own.drop()
})

const add = preparedStatement(
  'test_add',
  sql`insert into numbers values (${sql.placeholder('number')})`,
)
const divide = preparedStatement<{ result: number }>(
  'test_divide',
  sql`select 12 / ${sql.placeholder('by')}::int as result`,
)
const numbers = async () =>
  (await connection.database.execute(sql`select number from numbers order by number`)).rows

/** Returns how many `Sync` messages the work sends, and what it returns. */
const syncsOf = async <T>(work: () => Promise<T>): Promise<{ syncs: number; result: T }> => {
  const client = await connection.pool.connect()
  client.release()
  const { connection: wire } = client
  const sync = wire.sync.bind(wire)
  let syncs = 0
  wire.sync = () => {
    syncs += 1
    sync()
  }
  try {
    return { result: await work(), syncs }
  } finally {
    wire.sync = sync
  }
}

const stateOf = (outcome: PromiseSettledResult<unknown>): string | undefined =>
  outcome.status === 'rejected' ? (outcome.reason.cause as DatabaseError).code : undefined

describe('the statements of one turn of the event loop in a transaction', () => {
  it('are one batch, with its begin and commit, and each gets its own result', async () => {
    const { syncs, result } = await syncsOf(() =>
      connection.database.transaction((transaction) =>
        Promise.all([2, 3, 4].map((by) => divide(transaction, { by }))),
      ),
    )
    expect(result.map(({ rows }) => rows)).toEqual([
      [{ result: 6 }],
      [{ result: 4 }],
      [{ result: 3 }],
    ])
    expect(syncs).toBe(2)
  })

  it('fail together with the first that fails, and change nothing', async () => {
    const outcomes = await connection.database
      .transaction(async (transaction) => {
        const all = [
          add(transaction, { number: 1 }),
          divide(transaction, { by: 0 }),
          add(transaction, { number: 2 }),
        ]
        const settled = await Promise.allSettled(all)
        throw Object.assign(new Error('ended'), { settled })
      })
      .catch(({ settled }: { settled: PromiseSettledResult<unknown>[] }) => settled)
    expect(outcomes.map(stateOf)).toEqual([undefined, '22012', '22012'])
    expect(await numbers()).toEqual([])
  })

  it('fail with the first that failed in an earlier turn, if that was not known yet', async () => {
    const states = await connection.database
      .transaction(async (transaction) => {
        const first = divide(transaction, { by: 0 })
        await new Promise<void>((resolve) => process.nextTick(resolve))
        const settled = await Promise.allSettled([
          add(transaction, { number: 5 }),
          transaction.execute('select 1'),
          first,
        ])
        throw Object.assign(new Error('ended'), { settled })
      })
      .catch(({ settled }: { settled: PromiseSettledResult<unknown>[] }) => settled.map(stateOf))
    expect(states).toEqual(['22012', '22012', '22012'])
    const alone = connection.database.transaction((transaction) => divide(transaction, { by: 0 }))
    await expect(alone).rejects.toMatchObject({ cause: { code: '22012' } })
    expect(await numbers()).toEqual([])
  })

  it('roll back if one fails behind which the commit has been sent', async () => {
    const failed = connection.database.transaction(async (transaction) => {
      add(transaction, { number: 3 }).catch(() => undefined)
      divide(transaction, { by: 0 }).catch(() => undefined)
      return Promise.resolve()
    })
    await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } })
    expect(await numbers()).toEqual([])
  })

  it('that a failed one has stopped from being prepared are prepared by the next transaction', async () => {
    const late = preparedStatement('test_late', sql`select ${sql.placeholder('one')}::int as one`)
    const both = (by: number) =>
      connection.database.transaction(async (transaction) => {
        const [, { rows }] = await Promise.all([
          divide(transaction, { by }),
          late(transaction, { one: 1 }),
        ])
        return rows
      })
    await expect(both(0)).rejects.toThrow()
    expect(await both(1)).toEqual([{ one: 1 }])
  })

  it('that are unnamed, or without values, keep their order', async () => {
    const rows = await connection.database.transaction(async (transaction) => {
      const [, , counted] = await Promise.all([
        add(transaction, { number: 7 }),
        transaction.execute(sql`update numbers set number = number + 1`),
        transaction.execute(sql`select number from numbers where number > ${0}`),
      ])
      return counted.rows
    })
    expect(rows).toEqual([{ number: 8 }])
  })
})
