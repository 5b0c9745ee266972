import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { clientKeys } from '../storage/client-keys.ts'
import { memoryStorage } from '../storage/key-storage.ts'
import { deviceCoupons } from './device-coupons.ts'

const id = (digit: string) => digit.repeat(24)

it('newest first, without duplicates', () => {
  const device = deviceCoupons(memoryStorage())
  for (const digit of ['a', 'b', 'a']) device.add(id(digit))
  expect(device.read()).toEqual([id('a'), id('b')])
})
const read = (text: string) => {
  const storage = memoryStorage()
  storage.write(clientKeys.deviceCoupons, text)
  return deviceCoupons(storage).read()
}
it('a stored value that is not a list of ids is ignored', () => {
  expect(read('{')).toEqual([])
  expect(read(`["x", 1, "${id('c')}"]`)).toEqual([id('c')])
})
it('the newest fifty are stored', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 80 }), { maxLength: 120 }), (added) => {
      const device = deviceCoupons(memoryStorage())
      const ids = added.map((number) => number.toString().padStart(24, '0'))
      for (const one of ids) device.add(one)
      expect(device.read()).toEqual([...new Set(ids.toReversed())].slice(0, 50))
    }),
  ))
