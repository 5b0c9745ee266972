import { describe, expect, it } from 'vitest'
import { guestLanguage, type LocalizedText, localizedName } from './localized-name.ts'
import { type NameLanguage, nameLanguages } from './name-languages.ts'
import { houseLanguages, nameTag, shopLanguages } from './shop-languages.ts'

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
    expect(localizedName([{ lang: 'fr', value: 'Thé' }], 'en')).toBe('Thé')
    expect(localizedName([], 'en')).toBe('')
    expect(localizedName(undefined, 'en')).toBe('')
  })

  it('Hans and Hant locales read their script', () => {
    expect(guestLanguage(['zh-Hans'], nameLanguages)).toBe('chs')
    expect(guestLanguage(['zh-Hant'], nameLanguages)).toBe('cht')
  })
})

const inEach = (...languages: NameLanguage[]): LocalizedText =>
  languages.map((lang) => ({ lang, value: lang }))

describe('names in the languages of a shop', () => {
  it.each<[string[], NameLanguage[], NameLanguage]>([
    [['ja-JP', 'en-US'], ['cht', 'en', 'ja'], 'ja'],
    [['ja-JP', 'zh-hk'], ['cht', 'en'], 'cht'],
    [['ja-JP'], ['cht', 'en'], 'en'],
    [['ja-JP'], ['cht', 'chs'], 'cht'],
    [['it-CH', 'de-CH'], ['de', 'fr', 'it'], 'it'],
    [['pt-BR'], ['es', 'pt'], 'pt'],
    [['yue-HK'], ['en', 'chs'], 'chs'],
    [['zh-Hans-SG', 'en'], ['en', 'cht', 'chs'], 'chs'],
    [['zh-TW'], ['it', 'en'], 'en'],
    [['fr'], ['it'], 'it'],
    [['en'], ['chs', 'cht'], 'chs'],
    [['cht'], ['en', 'chs', 'cht'], 'cht'],
    [[], ['it', 'en'], 'en'],
  ])('CAT-1.1: who reads %j is shown %j as %s', (tags, languages, shown) => {
    expect(localizedName(inEach(...languages), tags)).toBe(shown)
  })

  it.each<[string[], NameLanguage[], NameLanguage | undefined]>([
    [['fr', 'ja-JP', 'en'], ['cht', 'en', 'ja'], 'ja'],
    [['zh-CN'], ['cht', 'en'], 'cht'],
    [['zh-CN'], ['cht', 'chs'], 'chs'],
    [['de-AT'], ['it', 'de', 'en'], 'de'],
    [['ko'], ['cht', 'en'], undefined],
  ])('CAT-1.13: of %j a shop that writes %j has %s', (tags, languages, found) => {
    expect(guestLanguage(tags, languages)).toBe(found)
  })

  it('CAT-1.12: a shop that names no languages writes in those of the specification', () => {
    expect(shopLanguages({})).toEqual(['en', 'cht', 'chs'])
    expect(shopLanguages({ languages: ['it', 'en'] })).toEqual(['it', 'en'])
  })

  it('CAT-1.14: a kitchen reads the shop’s own language if there are no words in it', () => {
    expect(houseLanguages({ languages: ['it', 'en'] }, 'en')).toEqual(['it', 'en'])
    expect(houseLanguages({ languages: ['cht', 'ja'] }, 'en')).toEqual(['en'])
    expect(houseLanguages({}, 'zh-hk')).toEqual(['zh-hk'])
  })

  it('CAT-1.1: the tag of each language is one that `Intl` has a name for, and is read by those who read it', () => {
    for (const language of nameLanguages) {
      const tag = nameTag(language)
      expect(
        new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag),
      ).toBeDefined()
      expect(guestLanguage([tag], nameLanguages)).toBe(language)
    }
  })
})
