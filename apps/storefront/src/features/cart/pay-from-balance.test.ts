import { CallError, type DinerClient } from '@comanda/client'
import { expect, test } from 'vitest'
import { payFromBalance } from './pay-from-balance.ts'

const session = 'a'.repeat(24)

/** A connection whose calls fail with these errors in turn, and then come through. */
const connectionOf = (...errors: readonly CallError[]) => {
  const keys: string[] = []
  const left = [...errors]
  const create = (data: { readonly idempotencyKey: string }) => {
    keys.push(data.idempotencyKey)
    const error = left.shift()
    return error ? Promise.reject(error) : Promise.resolve({})
  }
  const connection = { service: () => ({ create }) } as unknown as DinerClient['connection']
  return { connection, keys }
}
const lost = new CallError({ name: 'Timeout', message: '', statusCode: 500, reason: 'timeout' })
const refused = new CallError({
  name: 'Conflict',
  message: '',
  statusCode: 409,
  code: 'balanceMissing',
})

test('an answer that was lost is asked for by the same call', async () => {
  const { connection, keys } = connectionOf(lost, lost)
  expect(await payFromBalance({ connection }, session)).toBe(true)
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})
test('a refusal is not asked again', async () => {
  const { connection, keys } = connectionOf(refused)
  expect(await payFromBalance({ connection }, session)).toBe(false)
  expect(keys).toHaveLength(1)
})
