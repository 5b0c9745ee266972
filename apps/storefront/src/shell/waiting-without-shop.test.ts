import { expect, test } from 'vitest'
import { isFooterHidden, isHeaderHidden } from './bar-rules.ts'
import { startUpRedirect } from './start-up-redirect.ts'

test.each(['/waiting/at/0123456789abcdef01234567', '/waiting/0123456789abcdef01234567'])(
  'WAIT-4.1: %s needs no shop of the visit, and has no bars',
  (pathname) => {
    const visit = { status: 'noShop', areSettingsFresh: true } as Parameters<
      typeof startUpRedirect
    >[0]
    expect(startUpRedirect(visit, pathname)).toBeUndefined()
    expect(isHeaderHidden(pathname) && isFooterHidden(pathname)).toBe(true)
  },
)
