import { expect, test } from 'vitest'
import { sampleMenu } from '../testing/sample-menu.ts'
import { sectionOf } from './cart-place.ts'

const { shop } = sampleMenu
const section = (_id: string, rest: object = {}) => ({
  _id,
  shop: shop._id,
  name: [{ lang: 'en' as const, value: _id }],
  ...rest,
})
const menu = {
  ...sampleMenu,
  sections: [
    section('hall'),
    section('garden'),
    section('breakfast', { timeRange: [{ from: '06:00', to: '11:00' }] }),
  ],
}
const noon = Date.parse('2026-03-03T12:00:00+08:00')
const chosen = (wanted?: string) =>
  sectionOf({ shop: shop._id, mode: 'takeAway', section: wanted }, menu, noon).section?._id

test('ROUTE-2.3: the section of the link is selected if it is available', () => {
  expect(chosen('garden')).toBe('garden')
})

test.each([['breakfast'], ['unknown'], [undefined]])(
  'ROUTE-2.3: %s is not available at noon, so the first that serves is selected',
  (wanted) => {
    expect(chosen(wanted)).toBe('hall')
  },
)
