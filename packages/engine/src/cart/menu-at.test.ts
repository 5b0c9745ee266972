import { describe, expect, it } from 'vitest'
import { menuAt } from './menu-at.ts'

describe('the menu at an instant', () => {
  const input = {
    products: [{ _id: 'p' }],
    productOptions: [{ _id: 'g' }],
    timeConditions: [{ _id: 'lunch', from: '11:00', to: '15:00' }],
    shop: { _id: 'shop' },
    session: { type: 'takeAway' as const, section: 's' },
    now: '2024-05-15T04:00:00Z',
  }

  it('reads time conditions by the shop’s clock (TIME-3.3)', () => {
    const noon = menuAt(input)
    expect(noon.isOpen(['lunch'])).toBe(true)
    expect(noon.isOpen([])).toBe(true)
    expect(noon.isOpen(['gone'])).toBe(false)
    expect(
      menuAt({ ...input, shop: { _id: 'shop', timeZone: 'Europe/London' } }).isOpen(['lunch']),
    ).toBe(false)
  })

  it('is for self-service by default, with the session’s type and section', () => {
    expect(menuAt(input)).toMatchObject({ selfService: true, orderType: 'takeAway', section: 's' })
    const staff = menuAt({ ...input, selfService: false, session: { type: 'dineIn' } })
    expect(staff).toMatchObject({ selfService: false, orderType: 'dineIn' })
    expect(staff.section).toBeUndefined()
    expect(staff.products.get('p')).toEqual({ _id: 'p' })
  })
})
