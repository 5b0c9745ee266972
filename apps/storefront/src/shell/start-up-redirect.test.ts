import { describe, expect, it } from 'vitest'
import { startUpRedirect } from './start-up-redirect.ts'

const settings = {
  _id: 'a'.repeat(24),
  onlineMemberSystem: false,
  onlineOrderingSystem: true,
  allowChooseShop: true,
}

describe('where start-up leads', () => {
  it('a table that is entered leads to the menu, an order’s link to that order (ROUTE-3.5)', () => {
    expect(startUpRedirect({ status: 'ready' }, '/t')).toBe('/browse')
    expect(startUpRedirect({ status: 'ready' }, '/t/5f/2')).toBe('/browse')
    expect(startUpRedirect({ status: 'ready' }, '/o/5f')).toBe('/record/5f')
    expect(startUpRedirect({ status: 'ready' }, '/o')).toBe('/record')
  })
  it('a diner who is already there is not redirected', () => {
    expect(startUpRedirect({ status: 'ready' }, '/cart')).toBeUndefined()
    expect(startUpRedirect({ status: 'ready' }, '/tnc')).toBeUndefined()
  })
  it('a session that is not found redirects to its own screen (ROUTE-3.1)', () =>
    expect(startUpRedirect({ status: 'failed', reason: 'sessionNotFound' }, '/t/1')).toBe(
      '/sessionNotFound',
    ))
  it('a diner who has read so continues to the menu, not to an order; bills and accounts show at once', () => {
    const visit = { status: 'failed', reason: 'sessionNotFound' } as const
    expect(startUpRedirect(visit, '/browse')).toBe('/sessionNotFound')
    expect(startUpRedirect(visit, '/browse', true)).toBeUndefined()
    expect(startUpRedirect(visit, '/cart', true)).toBe('/sessionNotFound')
    expect(startUpRedirect(visit, '/record/5f')).toBeUndefined()
    expect(startUpRedirect(visit, '/member/topUp')).toBeUndefined()
  })
  it('a failure is shown at home (ROUTE-3.3)', () =>
    expect(startUpRedirect({ status: 'failed', reason: 'fixedCodeTimeout' }, '/t')).toBe(
      '/?error=fixedCodeTimeout',
    ))
  it.each(['/', '/browse', '/shops', '/member', '/news/1', '/record', '/payment/card'])(
    'a failure does not redirect from %s (ROUTE-3.3)',
    (path) =>
      expect(startUpRedirect({ status: 'failed', reason: 'serverError' }, path)).toBeUndefined(),
  )
  it('without a shop: choose one if that is allowed (ROUTE-3.2)', () => {
    expect(startUpRedirect({ status: 'noShop', settings }, '/')).toBe('/shops')
    expect(
      startUpRedirect({ status: 'noShop', settings: { ...settings, allowChooseShop: false } }, '/'),
    ).toBe('/noshop')
  })
  it('SETUP-2.10: a server without settings says that it is being set up, once it is known', () => {
    expect(startUpRedirect({ status: 'noShop' }, '/')).toBeUndefined()
    expect(startUpRedirect({ status: 'noShop', areSettingsFresh: true }, '/browse')).toBe('/noshop')
  })
  it('without a shop: reservations are reached by their links, a new one needs a shop', () => {
    const visit = { status: 'noShop', settings } as const
    expect(startUpRedirect(visit, `/reservation/${'a'.repeat(24)}`)).toBeUndefined()
    expect(startUpRedirect(visit, `/reservation/edit/${'a'.repeat(24)}`)).toBeUndefined()
    expect(startUpRedirect(visit, '/reservation')).toBeUndefined()
    expect(startUpRedirect(visit, '/reservation/edit')).toBe('/shops')
  })
})
