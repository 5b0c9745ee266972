import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestServer } from './test-server.ts'

/** Runs work while no order can be numbered; `waiting` resolves once so many calls wait for it or each other. */
export const whileLocked = async (
  { runtime }: TestServer,
  work: (waiting: (count: number) => Promise<void>) => Promise<void>,
): Promise<void> => {
  const { database } = runtime
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table order_counters in share row exclusive mode`)
    await work(async (count) => {
      await expect
        .poll(async () => {
          const { rowCount } = await database.execute(
            sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          return rowCount
        })
        .toBe(count)
    })
  })
}

/** Makes calls that place orders, all of which run before the first has its response. Returns the responses. */
export const placedAtOnce = async <T>(
  server: TestServer,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> => {
  let placed: Promise<T[]> = Promise.resolve([])
  await whileLocked(server, async (waiting) => {
    placed = Promise.all(calls.map((call) => call()))
    await waiting(calls.length)
  })
  return placed
}
