import { expect, test } from 'vitest'
import type { Connection } from '../connection/connection.ts'
import { CallError, timedOut } from '../errors/call-error.ts'
import { memoryStorage } from '../storage/key-storage.ts'
import { createStore } from '../store/store.ts'
import { createIntentions } from '../submission/intentions.ts'
import { memoryDatabase } from '../testing/memory-database.ts'
import { register } from './registration.ts'

const details = { email: 'mei@example.com', firstName: 'Mei', termsAccepted: true } as const
const password = 'Lantern-Lane-8'

/** Pages of one browser; `responses` are the server's next responses, `undefined` one that is lost. */
const setUp = (...responses: (object | undefined)[]) => {
  const { indexedDB, stored } = memoryDatabase()
  const sent: Record<string, unknown>[] = []
  const create = (data: Record<string, unknown>) => {
    sent.push(data)
    const response = responses.shift()
    if (response instanceof Error) return Promise.reject(response)
    return response ? Promise.resolve(response) : Promise.reject(timedOut())
  }
  const connection = {
    status: createStore('online'),
    service: () => ({ create }),
  } as unknown as Pick<Connection, 'service' | 'status'>
  const page = () =>
    register({ connection, intentions: createIntentions({ storage: memoryStorage(), indexedDB }) })
  return { page, sent, stored }
}

test('the password is sent but not stored', async () => {
  const { page, sent, stored } = setUp()
  await expect(page()(details, password)).rejects.toThrow('timed out')
  expect(sent).toMatchObject([{ ...details, password }])
  expect(JSON.stringify([...stored.values()])).toContain(details.email)
  expect(JSON.stringify([...stored.values()])).not.toContain(password)
})

test('after a lost response and a reload the same details have the same key, which names the registration', async () => {
  const { page, sent } = setUp(undefined, { status: 'confirmEmail' })
  await expect(page()(details, password)).rejects.toThrow('timed out')
  const { registration } = await page()(details, password)
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([registration, registration])
})

test('other details are another registration', async () => {
  const { page, sent } = setUp(undefined, { status: 'confirmEmail' })
  await expect(page()(details, password)).rejects.toThrow('timed out')
  await page()({ ...details, firstName: 'May' }, password)
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
})

test('after a success or a refusal the next registration has a new key', async () => {
  const refusal = new CallError({ name: 'Conflict', message: 'taken', statusCode: 409 })
  const confirm = { status: 'confirmEmail' }
  const { page, sent, stored } = setUp(refusal, confirm, confirm)
  const registers = page()
  await expect(registers(details, password)).rejects.toThrow('taken')
  await registers(details, password)
  await registers(details, password)
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3)
  expect(stored.size).toBe(0)
})
