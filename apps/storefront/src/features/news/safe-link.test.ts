import { expect, test } from 'vitest'
import { safeLink } from './safe-link.ts'

const base = 'https://shop.example/news/soup'

test.each([
  ['/browse', 'https://shop.example/browse'],
  ['https://a.example/x', 'https://a.example/x'],
  ['tel:+85291234567', 'tel:+85291234567'],
  ['javascript:alert(1)', undefined],
  ['\u0001java\nscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['https://', undefined],
  [null, undefined],
])('%s → %s', (href, expected) => expect(safeLink(href, base)).toBe(expected))
