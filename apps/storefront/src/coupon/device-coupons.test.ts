import { expect, it } from 'vitest'
import { addDeviceCoupon, readDeviceCoupons } from './device-coupons.ts'

const storage = (text?: string) => {
  let kept = text ?? null
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) }
}
const id = (digit: string) => digit.repeat(24)

it('the latest stands first, none twice', () => {
  const device = storage()
  addDeviceCoupon(id('a'), device)
  addDeviceCoupon(id('b'), device)
  addDeviceCoupon(id('a'), device)
  expect(readDeviceCoupons(device)).toEqual([id('a'), id('b')])
})
it('what is no list of ids is nothing', () => {
  expect(readDeviceCoupons(storage('{'))).toEqual([])
  expect(readDeviceCoupons(storage(`["x", 1, "${id('c')}"]`))).toEqual([id('c')])
})
