import { expect, test } from 'vitest'
import { signOfLife } from './sign-of-life.ts'

const createTime = '2026-03-02T10:00:00.000Z'
const now = Date.parse(createTime)

test.each([
  [119, 'fine'],
  [121, 'late'],
  [299, 'late'],
  [301, 'lost'],
] as const)('KIOSK-1.6: a kiosk that was last heard %i s ago is %s', (seconds, sign) => {
  const device = { createTime: '2026-03-01T00:00:00.000Z', lastSeen: createTime }
  expect(signOfLife(device, now + seconds * 1000)).toBe(sign)
})

test('KIOSK-1.6: one that was never heard counts from its pairing', () => {
  expect(signOfLife({ createTime }, now + 60_000)).toBe('fine')
  expect(signOfLife({ createTime }, now + 600_000)).toBe('lost')
})
