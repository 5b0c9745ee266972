import { expect, it } from 'vitest'
import { dateTag } from './use-date-tag.ts'

it.each([
  ['en', ['en-AU', 'en'], 'en-AU'],
  ['en', ['en-US'], 'en'],
  ['en', ['zh-TW', 'en-AU'], 'en-AU'],
  ['en', ['ja', 'en-AU'], 'ja'],
  ['en', ['ja-JP'], 'ja'],
  ['en', ['ms-MY', 'en'], 'ms-MY'],
  ['en', ['vi-VN'], 'vi'],
  ['zh-hk', ['zh-TW', 'en'], 'zh-TW'],
  ['zh-hk', ['zh-HK'], 'zh-HK'],
  ['zh-cn', ['zh-TW'], 'zh-CN'],
  ['zh-hk', ['zh-HK', 'ja'], 'zh-HK'],
  ['zh-hk', [], 'zh-HK'],
] as const)('LANG-1.6: in %s on a device in %j dates are written as in %s', (page, device, tag) => {
  expect(dateTag(page, device)).toBe(tag)
})

it('LANG-1.6: a Thai date has the year of the receipt', () => {
  const format = new Intl.DateTimeFormat(dateTag('en', ['th-TH']), { dateStyle: 'medium' })
  expect(format.format(Date.UTC(2026, 10, 28, 12))).toBe('28 พ.ย. 2026')
})
