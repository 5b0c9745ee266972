import type { NameLanguage } from '@comanda/engine/catalog'
import { expect, it } from 'vitest'
import { readMenuLines } from './menu-lines.ts'
import { languageOf } from './spelling.ts'

it.each<[string, NameLanguage[] | undefined, NameLanguage]>([
  ['Spaghetti alle vongole', ['it', 'en'], 'it'],
  ['Phở bò', ['vi', 'en'], 'vi'],
  ['Wonton noodles', undefined, 'en'],
  ['Wonton noodles', ['cht'], 'en'],
  ['Wonton noodles', ['ja', 'en'], 'en'],
  ['雲吞麵', undefined, 'cht'],
  ['云吞面', ['en', 'chs'], 'chs'],
  ['天丼', ['ja', 'en'], 'ja'],
  ['つけ麺', ['ja', 'cht', 'en'], 'ja'],
  ['つけ麺', undefined, 'cht'],
  ['炒飯', ['ja', 'cht', 'en'], 'cht'],
  ['김치찌개', ['ko', 'en'], 'ko'],
  ['ผัดไทย', ['th', 'en'], 'th'],
  ['Борщ', ['en', 'uk'], 'uk'],
  ['Борщ', ['it', 'en'], 'it'],
])('IMPORT-1.3: %s in a shop that writes %j is %s', (text, languages, language) => {
  expect(languageOf(text, { script: 'cht', languages })).toBe(language)
})

const read = (text: string, ...languages: NameLanguage[]) =>
  readMenuLines(text, { script: 'cht', languages }).dishes.map(({ name }) => name)

it('IMPORT-1.3: a typed menu of a trattoria is Italian, of an izakaya Japanese with its English names', () => {
  expect(read('Spaghetti alle vongole 14', 'it', 'en')).toEqual([
    [{ lang: 'it', value: 'Spaghetti alle vongole' }],
  ])
  expect(read('つけ麺 Dipping noodles 980', 'ja', 'en')).toEqual([
    [
      { lang: 'en', value: 'Dipping noodles' },
      { lang: 'ja', value: 'つけ麺' },
    ],
  ])
})
