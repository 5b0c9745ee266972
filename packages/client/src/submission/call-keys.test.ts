import { expect, test } from 'vitest'
import { CallError } from '../errors/call-error.ts'
import { createKeyedCall } from './call-keys.ts'

const lost = new CallError({
  name: 'Timeout',
  message: 'No response',
  statusCode: 408,
  reason: 'timeout',
})
const refusal = new CallError({ name: 'Conflict', message: 'Refused', statusCode: 409 })

test('CALL-4.4: a call whose response was lost is made again with the same key, and another has its own', async () => {
  const once = createKeyedCall()
  const keys: string[] = []
  const fail = (failure: CallError) => (key: string) => {
    keys.push(key)
    return Promise.reject(failure)
  }
  await expect(once({ open: 1 }, fail(lost))).rejects.toThrow('No response')
  await expect(once({ open: 2 }, fail(refusal))).rejects.toThrow('Refused')
  await once({ open: 1 }, (key) => Promise.resolve(keys.push(key)))
  await once({ open: 1 }, (key) => Promise.resolve(keys.push(key)))
  await once({ open: 2 }, (key) => Promise.resolve(keys.push(key)))
  const [first, second, again, next, other] = keys
  expect(again).toBe(first)
  expect(new Set([first, second, next, other]).size).toBe(4)
})
