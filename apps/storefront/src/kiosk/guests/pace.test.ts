import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

test('KIOSK-3.8: more than three orders in five minutes are a queue, and it ends', () => {
  let now = 0
  const pace = createPace(() => now)
  const afterEach = [1, 2, 3, 4].map(() => {
    now += 60_000
    pace.noteOrder()
    return pace.isBusy()
  })
  expect(afterEach).toEqual([false, false, false, true])
  now += 120_001
  expect(pace.isBusy()).toBe(false)
})
