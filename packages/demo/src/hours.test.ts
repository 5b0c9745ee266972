import { menuAt, unavailableReason } from '@comanda/engine/catalog'
import { availableSections } from '@comanda/shop-rules/menu'
import { openEntry } from '@comanda/shop-rules/sessions'
import { describe, expect, it } from 'vitest'
import { demo } from './demo.ts'
import { shopKeys } from './ids/shop-key.ts'
import { shopMenu } from './testing/shop-menu.ts'

const week = [
  '2025-06-01',
  '2025-06-02',
  '2025-06-03',
  '2025-06-04',
  '2025-06-05',
  '2025-06-06',
  '2025-06-07',
]
const halfHours = Array.from({ length: 48 }, (_, index) => index * 30)
const offsets = { hk: '+08:00', tw: '+08:00', sg: '+08:00' } as const

describe.each(shopKeys)('ordering at any time of the week: %s', (key) => {
  const { shop, catalogue } = shopMenu(key)
  const sections = demo.sections.filter((section) => section.shop === shop._id)
  const moments = week.flatMap((date) =>
    halfHours.map((minutes) => ({ date, minutes, day: date, begins: '00:00' })),
  )

  it('a section serves at every half hour of every weekday', () => {
    for (const at of moments)
      expect(availableSections(sections, at, true).length).toBeGreaterThanOrEqual(1)
  })

  it('orders may be placed at any time, at a table, without one and to take away', () => {
    for (const at of moments)
      for (const mode of ['dineIn', 'dineInNoTable', 'takeAway'] as const)
        expect(
          openEntry(demo.shops.find(({ _id }) => _id === shop._id) ?? {}, mode, at),
        ).toBeDefined()
  })

  it('at least fifty dishes can be ordered in every section', () => {
    for (const at of moments)
      for (const section of availableSections(sections, at, true)) {
        const hour = String(Math.floor(at.minutes / 60)).padStart(2, '0')
        const now = `${at.date}T${hour}:${at.minutes % 60 === 0 ? '00' : '30'}:00${offsets[key]}`
        const menu = menuAt({
          ...catalogue,
          shop,
          session: { type: 'dineIn', section: section._id },
          now,
        })
        const served = catalogue.products.filter((product) => !unavailableReason(product, menu))
        expect(served.length).toBeGreaterThanOrEqual(50)
      }
  })
})
