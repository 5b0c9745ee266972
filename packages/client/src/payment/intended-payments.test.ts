import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../storage/key-storage.ts'
import { createIntentions } from '../submission/intentions.ts'
import { memoryDatabase } from '../testing/memory-database.ts'
import { until } from '../testing/until.ts'
import { intendedPayments } from './intended-payments.ts'

const payment = (number: number) => ({
  attempt: String(number).padStart(24, 'a'),
  session: String(number).padStart(24, '5'),
})

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1000 }))
afterEach(() => void vi.useRealTimers())

/** A browser, and its pages. */
const browser = () => {
  const { indexedDB } = memoryDatabase()
  const storage = memoryStorage()
  return () => intendedPayments(createIntentions({ storage, indexedDB }))
}

test('PAY-8.2: a payment that has begun is found after the browser was closed, until it is final', async () => {
  const page = browser()
  await page().add(payment(1))
  const next = page()
  await until(next.pending, ([first]) => first?.attempt === payment(1).attempt)
  expect(next.pending.get()).toEqual([{ ...payment(1), time: 1000 }])
  await next.settle(payment(1).attempt)
  expect(next.pending.get()).toEqual([])
  await until(page().pending, (pending) => pending.length === 0)
})

test('a final payment is still found after a reload; one of another device never', async () => {
  const page = browser()
  await page().add(payment(1))
  await page().settle(payment(1).attempt)
  expect(await page().find(payment(1).attempt)).toMatchObject(payment(1))
  expect(await page().find(payment(2).attempt)).toBeUndefined()
})

test('of the final payments the latest 20 stay', async () => {
  const page = browser()()
  for (let number = 1; number <= 22; number++) {
    await page.add(payment(number))
    await page.settle(payment(number).attempt)
    vi.setSystemTime(1000 + number)
  }
  expect(await page.find(payment(2).attempt)).toBeUndefined()
  expect(await page.find(payment(3).attempt)).toMatchObject(payment(3))
})
