import { expect, test } from 'vitest'
import { sampleAttempt } from '../testing/sample-attempt.ts'
import { attemptNow } from './attempt-now.ts'

test('a device whose clock is wrong counts from when the payment began', () => {
  const attempt = sampleAttempt()
  const passed = attemptNow({ attempt, begun: Date.now() - 5000 }) - Date.parse(attempt.createTime)
  expect(passed).toBeGreaterThanOrEqual(5000)
  expect(passed).toBeLessThan(60_000)
})
