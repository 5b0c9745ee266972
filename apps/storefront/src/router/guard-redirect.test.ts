import { describe, expect, it } from 'vitest'
import { guardRedirect } from './guard-redirect.ts'

const settings = {
  _id: 'a'.repeat(24),
  onlineMemberSystem: true,
  onlineOrderingSystem: true,
  allowChooseShop: true,
}
const facts = { settings, isStarted: true, hasTableSession: true }
const withoutMembers = { ...facts, settings: { ...settings, onlineMemberSystem: false } }
const withoutOrdering = { ...facts, settings: { ...settings, onlineOrderingSystem: false } }

describe('guards', () => {
  it('member pages redirect home if the member system is off (ROUTE-4.1)', () => {
    expect(guardRedirect(withoutMembers, '/member/rewards')).toBe('/')
    expect(guardRedirect(facts, '/member/rewards')).toBeUndefined()
  })
  it('the list of shops leads home if shops are not chosen (ROUTE-4.6)', () => {
    const fixed = { ...facts, settings: { ...settings, allowChooseShop: false } }
    expect(guardRedirect(fixed, '/shops')).toBe('/')
    expect(guardRedirect(facts, '/shops')).toBeUndefined()
  })
  it.each(['/cart', '/order/1', '/products/1', '/t', '/previousOrder'])(
    '%s redirects home if ordering is off (ROUTE-4.2)',
    (path) => expect(guardRedirect(withoutOrdering, path)).toBe('/'),
  )
  it.each(['/browse', '/member', '/cart'])(
    'with both systems off, %s redirects home (ROUTE-4.7)',
    (path) =>
      expect(
        guardRedirect(
          {
            ...withoutMembers,
            settings: { ...withoutOrdering.settings, onlineMemberSystem: false },
          },
          path,
        ),
      ).toBe('/'),
  )
  it.each([
    '/',
    '/browse',
    '/member',
    '/news/a',
    '/record/1',
    '/reservation',
    '/tnc',
    '/payment/x',
  ])('%s needs no ordering system', (path) =>
    expect(guardRedirect(withoutOrdering, path)).toBeUndefined(),
  )
  it('order pages redirect to the records unless there is a table’s session (ROUTE-4.3)', () => {
    expect(guardRedirect({ ...facts, hasTableSession: false }, '/order/2')).toBe('/record')
    expect(guardRedirect(facts, '/order/2')).toBeUndefined()
    expect(
      guardRedirect({ ...facts, isStarted: false, hasTableSession: false }, '/order'),
    ).toBeUndefined()
  })
  it('settings that are not loaded guard nothing (ROUTE-4.4)', () =>
    expect(guardRedirect({ isStarted: true, hasTableSession: true }, '/member')).toBeUndefined())
})
