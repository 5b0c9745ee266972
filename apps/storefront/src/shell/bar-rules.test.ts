import { describe, expect, it } from 'vitest'
import { isBackHidden, isFooterHidden, isHeaderHidden } from './bar-rules.ts'

describe('bars of a screen', () => {
  it.each(['/', '/shops', '/sessionNotFound', '/payment/card', '/reservation/edit'])(
    '%s has neither header nor footer (SHELL-1.1, SHELL-1.2)',
    (path) => expect([isHeaderHidden(path), isFooterHidden(path)]).toEqual([true, true]),
  )
  it.each(['/cart', '/news/opening', '/member/login', '/member/topUp'])(
    '%s has a header, no footer (SHELL-1.2)',
    (path) => expect([isHeaderHidden(path), isFooterHidden(path)]).toEqual([false, true]),
  )
  it.each(['/browse', '/order', '/order/2', '/products/1', '/news', '/member'])(
    '%s has both',
    (path) => expect([isHeaderHidden(path), isFooterHidden(path)]).toEqual([false, false]),
  )
  it('the back arrow is hidden on shops, payment and browse (SHELL-1.3)', () => {
    expect(['/shops', '/payment/x', '/browse'].every(isBackHidden)).toBe(true)
    expect(['/cart', '/order', '/browser'].some(isBackHidden)).toBe(false)
  })
})
