import { describe, expect, it } from 'vitest'
import { type LocalizedText, localizedName, nameLanguage } from './localized-name.ts'

const all: LocalizedText = [
  { lang: 'en', value: 'Milk tea' },
  { lang: 'cht', value: '奶茶' },
  { lang: 'chs', value: '奶茶（简）' },
]
const without = (lang: string): LocalizedText => all.filter((entry) => entry.lang !== lang)

describe('localized names', () => {
  it.each([
    ['en', 'Milk tea'],
    ['en-au', 'Milk tea'],
    ['zh-hk', '奶茶'],
    ['zh-TW', '奶茶'],
    ['zh-cn', '奶茶（简）'],
    ['ja', 'Milk tea'],
  ])('%s reads its own language', (locale, shown) => {
    expect(localizedName(all, locale)).toBe(shown)
  })

  it('Chinese falls back to the other Chinese before English (CAT-1.1)', () => {
    expect(localizedName(without('cht'), 'zh-hk')).toBe('奶茶（简）')
    expect(localizedName(without('chs'), 'zh-cn')).toBe('奶茶')
    expect(localizedName(without('en'), 'en')).toBe('奶茶')
  })

  it('an empty value counts as missing; the first that exists is the last resort (CAT-1.1)', () => {
    expect(localizedName([{ lang: 'en', value: '' }, ...without('en')], 'en')).toBe('奶茶')
    expect(localizedName([{ lang: 'fr' as 'en', value: 'Thé' }], 'en')).toBe('Thé')
    expect(localizedName([], 'en')).toBe('')
    expect(localizedName(undefined, 'en')).toBe('')
  })

  it('Hans and Hant locales read their script', () => {
    expect(nameLanguage('zh-Hans')).toBe('chs')
    expect(nameLanguage('zh-Hant')).toBe('cht')
  })
})
