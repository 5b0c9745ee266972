import { sampleMenu } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { openingOf } from './opening-of.ts'

const at = (time: string) => Date.parse(`2026-03-03T${time}:00+08:00`)
const menu = {
  ...sampleMenu,
  shop: { ...sampleMenu.shop, onlineOpeningHours: [{ startTime: '11:00', endTime: '15:00' }] },
}

it('two instants have the same opening until something opens, closes or ends', () => {
  expect(openingOf(menu, at('11:00'))).toBe(openingOf(menu, at('14:59')))
  expect(openingOf(menu, at('10:59'))).not.toBe(openingOf(menu, at('11:00')))
  expect(openingOf(menu, at('14:59'))).not.toBe(openingOf(menu, at('15:00')))
  const until = '2026-03-03T04:00:00.000Z'
  const paused = {
    ...menu,
    shop: { ...menu.shop, paused: [{ orderType: 'takeAway' as const, until }] },
  }
  expect(openingOf(paused, at('11:59'))).not.toBe(openingOf(paused, at('12:00')))
})
