import { expect, it } from 'vitest'
import { requestedLocale } from './requested-locale.ts'

it.each([
  ['zh-cn', ['en'], 'zh-cn'],
  ['xx', ['en-GB', 'zh-HK'], 'en'],
  [['en', 'en'], ['zh-TW'], 'zh-hk'],
  [undefined, ['zh-Hant-HK'], 'zh-hk'],
  [undefined, ['yue-HK'], 'zh-hk'],
  [undefined, ['zh-Hans-SG'], 'zh-cn'],
  [undefined, ['zh'], 'zh-cn'],
  [undefined, ['fr', 'ja', 'en'], 'en'],
  [undefined, ['*'], 'zh-hk'],
  [undefined, [], 'zh-hk'],
])('query %j, browser languages %j: %s', (query, languages, locale) =>
  expect(requestedLocale(query, languages)).toBe(locale),
)
