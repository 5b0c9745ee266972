import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldSearch } from './fold-search.ts'

it.each([
  ['Crème brûlée', 'CREME BRULEE'],
  ['Łosoś', 'losos'],
  ['Çığköfte', 'cigkofte'],
  ['Weißwurst', 'weisswurst'],
  ['Phở bò', 'pho bo'],
  ['Ｃｏｆｆｅｅ　９', 'coffee 9'],
  ['ｶﾚｰ', 'カレー'],
  ['砵仔糕', '缽仔糕'],
  ['水菓', '水果'],
  ['荳腐', '豆腐'],
  ['茘枝', '荔枝'],
  ['草菰', '草菇'],
  ['燒鵞', '烧鹅'],
  ['番茄炒蛋', '蕃茄炒蛋'],
  ['蒜茸', '蒜蓉'],
  ['滷肉飯', '魯肉飯'],
  ['卤肉饭', '魯肉飯'],
])('CAT-2.4: %s and %s are the same to a search', (one, other) => {
  expect(foldSearch(one)).toBe(foldSearch(other))
})

it.each([
  ['が', 'か'],
  ['ที่', 'ท'],
  ['魯', '滷'],
])('CAT-2.4: %s and %s are not', (one, other) => {
  expect(foldSearch(one)).not.toBe(foldSearch(other))
})

it('law: folding twice is folding once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldSearch(foldSearch(text))).toBe(foldSearch(text))
    }),
    { numRuns: 1000 },
  )
})
