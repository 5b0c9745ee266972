import { sampleMenu } from '@comanda/client/testing'
import type { OrderDiscount } from '@comanda/contract'
import { expect, test } from 'vitest'
import { promotionPhase } from './promotion-phase.ts'

const evening = { _id: '7'.repeat(24), timeType: 'range', from: '18:00', to: '20:00' } as const
const menu = { ...sampleMenu, timeConditions: [evening] }
const rule: OrderDiscount = {
  _id: 'a'.repeat(24),
  name: [{ lang: 'en', value: 'Happy hour' }],
  timeConditions: [evening._id],
}
/** A time in Hong Kong. */
const at = (time: string) => Date.parse(`2026-03-03T${time}:00+08:00`)

test.each([
  ['now', '19:00', {}],
  ['otherHours', '12:00', {}],
  ['now', '12:00', { timeConditions: [] }],
  ['now', '19:00', { startDate: '2026-03-03', endDate: '2026-03-03' }],
  ['ended', '19:00', { endDate: '2026-03-02' }],
  ['later', '19:00', { startDate: '2026-03-04' }],
] as const)('STAFF-10.14: it is %s at %s with %j', (phase, time, change) => {
  expect(promotionPhase({ ...rule, ...change } as OrderDiscount, menu, at(time))).toBe(phase)
})
