import { expect, test } from 'vitest'
import { cameraRefusalKey } from './camera-refusal.ts'

test.each([
  ['NotAllowedError', 'coupon.cameraDenied'],
  ['NotFoundError', 'coupon.noCamera'],
  ['NotReadableError', 'coupon.scanFailed'],
  ['constructor', 'coupon.scanFailed'],
])('%s → %s', (name, key) => expect(cameraRefusalKey(new DOMException('', name))).toBe(key))
test('anything else → coupon.scanFailed', () =>
  expect(cameraRefusalKey('gone')).toBe('coupon.scanFailed'))
