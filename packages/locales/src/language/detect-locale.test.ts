import { describe, expect, it } from 'vitest'
import { detectLocale } from './detect-locale.ts'
import { localeCookie, localeOfCookie } from './locale-cookie.ts'

describe('detectLocale (LANG-1.1)', () => {
  it.each([
    [['en-GB', 'zh-HK'], 'en'],
    [['zh-TW'], 'zh-hk'],
    [['zh-Hant-HK'], 'zh-hk'],
    [['yue-HK'], 'zh-hk'],
    [['zh-Hans-SG'], 'zh-cn'],
    [['zh'], 'zh-cn'],
    [['fr', 'ja', 'en'], 'en'],
    [['fr'], 'zh-hk'],
    [[], 'zh-hk'],
  ])('a browser in %j gets %s', (languages, locale) => {
    expect(detectLocale({ cookie: '', languages })).toBe(locale)
  })

  it('the chosen language overrides the browser’s (LANG-1.2)', () => {
    const cookie = `a=b; ${localeCookie('zh-cn').split(';')[0]}`
    expect(detectLocale({ cookie, languages: ['en'] })).toBe('zh-cn')
  })

  it('ignores a cookie with an unsupported language', () => {
    expect(localeOfCookie('i18n_redirected=xx')).toBeUndefined()
  })

  it('stores the choice for 365 days (LANG-1.2)', () => {
    expect(localeCookie('en')).toContain('i18n_redirected=en; Max-Age=31536000')
  })
})
