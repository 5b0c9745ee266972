import { describe, expect, it } from 'vitest'
import { detectLocale } from './detect-locale.ts'
import { localeCookie, localeOfCookie } from './locale-cookie.ts'

describe('language of a visitor', () => {
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
  ])('a browser in %j reads %s', (languages, locale) => {
    expect(detectLocale({ cookie: '', languages })).toBe(locale)
  })

  it('the language that was chosen wins over the browser', () => {
    const cookie = `a=b; ${localeCookie('zh-cn').split(';')[0]}`
    expect(detectLocale({ cookie, languages: ['en'] })).toBe('zh-cn')
  })

  it('a cookie of a language that is not ours is not read', () => {
    expect(localeOfCookie('i18n_redirected=xx')).toBeUndefined()
  })

  it('the choice is kept for 365 days', () => {
    expect(localeCookie('en')).toContain('i18n_redirected=en; Max-Age=31536000')
  })
})
