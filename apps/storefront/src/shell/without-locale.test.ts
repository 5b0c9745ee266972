import { expect, it } from 'vitest'
import { withoutLocale } from './without-locale.ts'

it.each([
  ['/en', '/'],
  ['/zh-hk/cart', '/cart'],
  ['/zh-Hant/products/1', '/products/1'],
  ['/nowhere', undefined],
  ['/t', undefined],
  ['/zh-hk-more/cart', undefined],
  ['/en//evil.example', '//evil.example'],
])('404 with a first segment that looks like a locale: %s → %s (ROUTE-1.4)', (path, rest) =>
  expect(withoutLocale(path)).toBe(rest),
)
