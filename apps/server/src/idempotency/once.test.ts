import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Connection, connect } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import { idempotencyClaims } from '../tables/idempotency-claims.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type RetriableWrite, once } from './once.ts'

let own: TestDatabase
let connection: Connection
beforeAll(async () => {
  own = await makeTestDatabase()
  connection = connect(own.settings, pino({ level: 'silent' }))
})
afterAll(async () => {
  await connection.close()
  await own.drop()
})

let count = 0
beforeEach(async () => {
  count = 0
  await connection.database.delete(idempotencyClaims)
})

const write: RetriableWrite = {
  shop: 'shop',
  scope: 'orders',
  key: 'key',
  caller: 'Ann',
  payload: { dish: 'tea' },
}

const work = (): Promise<{ answer: { number: number }; stock: string }> => {
  count += 1
  return Promise.resolve({ answer: { number: count }, stock: 'tea' })
}

const failing = () => Promise.reject(new Error('sold out'))
const silent = () => Promise.resolve({ answer: undefined })

const call = (of: Partial<RetriableWrite> = {}, by: typeof work = work) =>
  inTransaction(connection.database, (transaction) => once(transaction, { ...write, ...of }, by))

const retry = (by?: typeof work) => call({ key: undefined }, by)

/** Makes all writes this old. */
const age = (seconds: number) =>
  connection.database
    .update(idempotencyClaims)
    .set({ createTime: sql`now() - make_interval(secs => ${seconds})` })

describe('a write that may be retried', () => {
  it('CALL-4.4: is done once: a retry gets the stored response and creates nothing', async () => {
    expect(await call()).toEqual({
      answer: { number: 1 },
      made: { answer: { number: 1 }, stock: 'tea' },
    })
    expect(await call()).toEqual({ answer: { number: 1 } })
    expect(count).toBe(1)
  })

  it('is done once for ten concurrent calls, and all get its response', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => call()))
    expect(outcomes.every(({ answer }) => answer.number === 1)).toBe(true)
    expect(outcomes.filter(({ made }) => made)).toHaveLength(1)
  })

  it('is refused if the key was used with another payload', async () => {
    await call()
    await expect(call({ payload: { dish: 'rice' } })).rejects.toMatchObject({
      data: { code: 'idempotencyKeyReused', field: 'idempotencyKey' },
    })
  })

  it('is a different write under another key, scope or shop', async () => {
    await call()
    for (const other of [{ key: 'other' }, { scope: 'other' }, { shop: 'other' }])
      expect((await call(other)).made).toBeDefined()
    expect(count).toBe(4)
  })

  it('frees its key if the work throws', async () => {
    await expect(call({}, failing)).rejects.toThrow('sold out')
    expect((await call()).made).toBeDefined()
  })

  it('without a key is done once for ten concurrent calls of a caller with the same content (CALL-4.8)', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => retry()))
    expect(outcomes.every(({ answer }) => answer.number === 1)).toBe(true)
    expect(outcomes.filter(({ made }) => made)).toHaveLength(1)
  })

  it('without a key is another write with other content, of another caller, scope or shop', async () => {
    await call({ key: undefined })
    for (const other of [
      { payload: { dish: 'rice' } },
      { caller: 'Ben' },
      { scope: 'other' },
      { shop: 'other' },
    ])
      expect((await call({ key: undefined, ...other })).made).toBeDefined()
    expect(count).toBe(5)
  })

  it('without a key is done again after a minute by the clock of the database, once', async () => {
    await retry()
    await age(55)
    expect((await retry()).answer).toEqual({ number: 1 })
    await age(61)
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => retry()))
    expect(outcomes.map(({ answer }) => answer.number)).toEqual(Array.from({ length: 10 }, () => 2))
    expect((await retry()).answer).toEqual({ number: 2 })
  })

  it('without a key is free again if the work throws, also after an earlier one', async () => {
    await expect(retry(failing)).rejects.toThrow('sold out')
    expect((await retry()).made).toBeDefined()
    await age(120)
    await expect(retry(failing)).rejects.toThrow('sold out')
    expect((await retry()).made).toBeDefined()
    expect(count).toBe(2)
  })

  it('stores no response if the write has none', async () => {
    const outcome = () =>
      inTransaction(connection.database, (transaction) => once(transaction, write, silent))
    expect((await outcome()).made).toBeDefined()
    expect((await outcome()).made).toBeUndefined()
    const [row] = await connection.database.select().from(idempotencyClaims)
    expect(row?.answer).toBeNull()
  })
})
